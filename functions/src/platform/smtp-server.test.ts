import { expect, it } from 'vitest';
import { smtpServer } from './smtp-server';

const settings = { host: 'smtp.example.com', port: undefined, user: 'mailer' };

it.each([
  ['', { port: 465, tls: 'implicit' }],
  ['465', { port: 465, tls: 'implicit' }],
  ['587', { port: 587, tls: 'starttls' }],
  ['2525', { port: 2525, tls: 'starttls' }],
])('port "%s" of another machine always uses TLS', (port, expected) => {
  expect(smtpServer({ ...settings, port })).toEqual({
    host: 'smtp.example.com',
    user: 'mailer',
    ...expected,
  });
});

it.each(['localhost', '127.0.0.1', '::1'])('%s may do without TLS and login', (host) => {
  expect(smtpServer({ host, port: '1025', user: '' })).toEqual({
    host,
    port: 1025,
    user: null,
    tls: 'if-offered',
  });
});

it.each([
  [{ host: undefined }, /set SMTP_HOST/],
  [{ host: '' }, /set SMTP_HOST/],
  [{ user: undefined }, /set SMTP_USER/],
  [{ port: 'smtps' }, /SMTP_PORT must be a port/],
  [{ port: '0' }, /SMTP_PORT must be a port/],
  [{ port: '70000' }, /SMTP_PORT must be a port/],
  [{ host: 'localhost.example.com', user: '' }, /set SMTP_USER/],
])('%o stops a deploy', (change, message) => {
  expect(() => smtpServer({ ...settings, ...change })).toThrow(message);
});
