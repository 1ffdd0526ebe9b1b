import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpLogin, startSmtpServer, type SmtpStandIn } from '../mailbox/smtp/start-smtp-server';
import { trySmtp } from './try-smtp';

let server: SmtpStandIn;

beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.stop());

const access = (password: string) => ({
  server: { host: '127.0.0.1', port: server.port, user: smtpLogin.user, tls: 'if-offered' as const },
  password,
});

it('logs in and sends nothing', async () => {
  expect(await trySmtp(access(smtpLogin.password))).toBeNull();
  expect(server.logins()).toBe(1);
  expect(server.messages).toEqual([]);
});

it('says why a server lets nobody in', async () => {
  expect(await trySmtp(access('wrong'))).toBe('smtp:535');
  server.fail([{ stage: 'connect', answer: '421 4.3.2 Not now' }]);
  expect(await trySmtp(access(smtpLogin.password))).toBe('smtp:421');
});
