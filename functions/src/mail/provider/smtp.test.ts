import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { localCertificate } from '../../../../tools/mailbox/smtp/local-certificate';
import type { SmtpFault } from '../../../../tools/mailbox/smtp/smtp-fault';
import {
  smtpLogin,
  startSmtpServer,
  type SmtpStandIn,
} from '../../../../tools/mailbox/smtp/start-smtp-server';
import type { SmtpServer } from '../../platform/smtp-server';
import type { ComposedMail } from '../compose/composer';
import { smtp, type SmtpSender } from './smtp';

const mail: ComposedMail = {
  to: 'maren@example.com',
  subject: 'Your inspection – confirmed',
  html: '<p>Hello, it’s confirmed</p>',
  text: 'Hello, it’s confirmed',
  attachments: [
    { filename: 'appointment', type: 'text/calendar', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
    {
      filename: 'agreement.pdf',
      type: 'application/pdf',
      content: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]),
    },
  ],
};

let server: SmtpStandIn;

beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.stop());

const plain = (): SmtpServer => ({
  host: '127.0.0.1',
  port: server.port,
  user: smtpLogin.user,
  tls: 'if-offered',
});

function sender(changes: Partial<SmtpSender> = {}) {
  return smtp({
    server: plain(),
    password: smtpLogin.password,
    timeoutSeconds: 10,
    messageId: (ids) => `<${ids.join('.')}@example.com>`,
    ...changes,
  });
}

const options = { despiteSpamReport: false };

const outcome = (provider = sender()) =>
  provider.send(mail, ['mail-1'], options).then(
    () => 'sent',
    (error: unknown) => error,
  );

describe('an email over SMTP', () => {
  it('arrives as composed, with its files, sender and reply address', async () => {
    expect(await sender().send(mail, ['mail-1'], options)).toBe('<mail-1@example.com>');
    const [message] = server.messages;
    expect(message).toMatchObject({
      subject: mail.subject,
      messageId: '<mail-1@example.com>',
      from: { value: [{ address: business.mailFrom.email, name: business.mailFrom.name }] },
      to: { value: [{ address: 'maren@example.com' }] },
      replyTo: { value: [{ address: factorySettings.contact.email }] },
    });
    expect(message?.text?.trim()).toBe(mail.text);
    expect(message?.html).toContain('<p>Hello, it’s confirmed</p>');
    expect(
      message?.attachments.map(({ filename, contentType, contentDisposition, content }) => ({
        filename,
        contentType,
        contentDisposition,
        content: content.toString('latin1'),
      })),
    ).toEqual([
      {
        filename: 'appointment',
        contentType: 'text/calendar',
        contentDisposition: 'attachment',
        content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
      },
      {
        filename: 'agreement.pdf',
        contentType: 'application/pdf',
        contentDisposition: 'attachment',
        content: '%PDF\0\xff',
      },
    ]);
  });

  it('goes to one address alone, whatever it contains', async () => {
    const address = 'maren@example.com, other@example.com';
    await expect(sender().send({ ...mail, to: address }, ['mail-1'], options)).rejects.toThrow();
    expect(server.messages).toEqual([]);
  });
});

describe('a server that refuses', () => {
  it.each<[SmtpFault['stage'], `${number} ${string}`, string, boolean]>([
    ['connect', '421 4.3.2 Not now', 'smtp:421', false],
    ['login', '535 5.7.8 Wrong password', 'smtp:535', false],
    ['login', '454 4.7.0 Try again later', 'smtp:454', false],
    ['sender', '550 5.7.1 Not your address', 'smtp-sender:550', false],
    ['sender', '451 4.3.0 Try again later', 'smtp-sender:451', false],
    ['recipient', '450 4.2.0 Greylisted', 'smtp:450', false],
    ['recipient', '451 Try again later', 'smtp:451', false],
    ['recipient', '452 4.2.2 Mailbox full', 'smtp:452', false],
    ['recipient', '550 5.1.1 No such user', 'smtp-recipient:550', true],
    ['recipient', '550 No such user', 'smtp-recipient:550', true],
    ['recipient', '550 5.0.0 No such user', 'smtp-recipient:550', true],
    ['recipient', '552 5.2.2 Mailbox full', 'smtp-recipient:552', true],
    ['recipient', '554 5.7.1 Relay access denied', 'smtp:554', false],
    ['recipient', '550 5.1.8 Sender’s domain not found', 'smtp:550', false],
    ['recipient', '530 Log in first', 'smtp:530', false],
    ['recipient', '530 5.0.0 Log in first', 'smtp:530', false],
    ['recipient', '503 5.5.1 Bad sequence', 'smtp:503', false],
    ['message', '552 5.3.4 Too large', 'smtp:552', false],
    ['message', '554 5.7.1 Looks like spam', 'smtp:554', false],
    ['message', '451 4.3.0 Disk full', 'smtp:451', false],
  ])('at %s with %s: %s, final: %s', async (stage, answer, reason, isFinal) => {
    server.fail([{ stage, answer }]);
    expect(await outcome()).toMatchObject({ name: 'MailRefused', reason, isFinal });
    expect(server.messages).toEqual([]);
    expect(await outcome()).toBe('sent');
  });

  it('offers no login: nothing is sent without one', async () => {
    await server.stop();
    server = await startSmtpServer({ disabledCommands: ['AUTH'], authOptional: true });
    expect(await outcome()).toMatchObject({ isFinal: false });
    expect(server.messages).toEqual([]);
  });

  it('the password: nothing is sent without a login', async () => {
    expect(await outcome(sender({ password: 'wrong' }))).toMatchObject({
      reason: 'smtp:535',
      isFinal: false,
    });
    expect(server.messages).toEqual([]);
  });
});

describe('a connection that', () => {
  it.each<SmtpFault['stage']>(['connect', 'login', 'sender', 'recipient', 'data', 'message'])(
    'breaks at %s: the email was not accepted, and is not given up',
    async (stage) => {
      server.fail([{ stage, answer: 'drop' }]);
      expect(await outcome()).toMatchObject({
        reason: expect.stringMatching(/^provider:E/) as string,
        isFinal: false,
      });
      expect(server.messages).toEqual([]);
      expect(server.calls()).toBe(1);
    },
  );

  it('breaks before the answer arrives: the next attempt has the same Message-ID', async () => {
    server.fail([{ stage: 'accepted', answer: 'drop' }]);
    expect(await outcome()).toMatchObject({ isFinal: false });
    expect(await outcome()).toBe('sent');
    expect(server.messages.map(({ messageId }) => messageId)).toEqual([
      '<mail-1@example.com>',
      '<mail-1@example.com>',
    ]);
  });

  it.each<SmtpFault['stage']>(['connect', 'login', 'sender', 'recipient', 'message'])(
    'goes silent at %s: the time limit covers the whole dialog',
    async (stage) => {
      server.fail([{ stage, answer: 'silence' }]);
      expect(await outcome(sender({ timeoutSeconds: 0.5 }))).toMatchObject({
        reason: 'provider:ETIMEDOUT',
        isFinal: false,
      });
    },
  );

  it('is refused by the machine', async () => {
    const closed: Server = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await outcome(sender({ server: { ...plain(), port } }))).toMatchObject({
      reason: 'provider:ECONNREFUSED',
    });
  });
});

describe('TLS', () => {
  const certificate = localCertificate();
  const overTls = (more: Partial<SmtpSender> = {}) =>
    sender({ server: { ...plain(), host: 'localhost', tls: 'starttls' }, ...more });

  beforeEach(async () => {
    await server.stop();
    server = await startSmtpServer(certificate);
  });

  it('is used with a certificate that is trusted', async () => {
    expect(await outcome(overTls({ ca: certificate.cert }))).toBe('sent');
    expect(server.messages).toHaveLength(1);
  });

  it.each(['starttls', 'if-offered'] as const)(
    'with a certificate that its holder signed is refused, and no password is sent (%s)',
    async (tls) => {
      const refused = await outcome(overTls({ server: { ...plain(), host: 'localhost', tls } }));
      expect(refused).toMatchObject({ reason: 'provider:DEPTH_ZERO_SELF_SIGNED_CERT', isFinal: false });
      expect(server.logins()).toBe(0);
    },
  );

  it('for another host’s name is refused', async () => {
    const other = overTls({ server: { ...plain(), tls: 'starttls' }, ca: certificate.cert });
    expect(await outcome(other)).toMatchObject({ reason: expect.stringMatching(/^provider:/) as string });
    expect(server.logins()).toBe(0);
  });
});

test('a server that offers no TLS gets nothing where TLS is required', async () => {
  expect(await outcome(sender({ server: { ...plain(), tls: 'starttls' } }))).toMatchObject({
    isFinal: false,
  });
  expect(server.logins()).toBe(0);
  expect(server.messages).toEqual([]);
});
