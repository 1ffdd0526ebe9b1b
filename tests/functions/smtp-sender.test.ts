import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Logs from '../../functions/src/platform/logs';
import type * as Intent from '../../functions/src/records/mail/write-mail-intent';
import type { SmtpFault } from '../../tools/mailbox/smtp/smtp-fault';
import { smtpLogin, startSmtpServer, type SmtpStandIn } from '../../tools/mailbox/smtp/start-smtp-server';
import { buildCustomer } from '../../tools/testing/factories/build-customer';
import { buildJob } from '../../tools/testing/factories/build-job';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

let server: SmtpStandIn;
let db: Firestore;
let deliverMail: typeof Deliver.deliverMail;
let sweepMail: typeof Sweep.sweepMail;
let logs: typeof Logs.logs;
let writeMailIntent: typeof Intent.writeMailIntent;

beforeAll(async () => {
  server = await startSmtpServer();
  // The sender reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(), {
    MAIL_PROVIDER: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_USER: smtpLogin.user,
    SMTP_PASSWORD: smtpLogin.password,
    MAIL_TIMEOUT_SECONDS: '1',
  });
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ writeMailIntent } = await import('../../functions/src/records/mail/write-mail-intent'));
  ({ logs } = await import('../../functions/src/platform/logs'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => server.stop());

let email: string;
let jobId: string;
const start = new Date();
const after = (seconds: number) => () => new Date(start.getTime() + seconds * 1000);
const stored = async (mailId: string) => (await db.collection('mail').doc(mailId).get()).data() ?? {};
const received = () =>
  server.messages.filter(({ to }) => JSON.stringify(to).includes(email)).map(({ messageId }) => messageId);

beforeEach(async () => {
  email = `client-${randomUUID().slice(0, 8)}@example.com`;
  server.fail([]);
  await db.recursiveDelete(db.collection('mail'));
});

/** A job of this test's client with its queued email. */
async function intend(): Promise<string> {
  const { name, phone, address } = buildCustomer();
  const job = buildJob({ customer: { name, email, phone, address } });
  jobId = job.id;
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  const subject = { collection: 'bookings' as const, id: job.id };
  return db.runTransaction((transaction) =>
    Promise.resolve(
      writeMailIntent(transaction, { kind: 'booking_approved', subject, recipient: email, now: start }),
    ),
  );
}

it('an email is sent once by concurrent senders, and its record says with which Message-ID', async () => {
  const mailId = await intend();
  await Promise.all([1, 2, 3].map(() => deliverMail(mailId, after(1))));
  const { state, message_id } = await stored(mailId);
  expect(state).toBe('SENT');
  expect(received()).toEqual([message_id]);
});

it.each<SmtpFault>([
  { stage: 'recipient', answer: '450 4.2.0 Greylisted' },
  { stage: 'recipient', answer: '451 4.7.1 Try again later' },
  { stage: 'login', answer: '535 5.7.8 Wrong password' },
  { stage: 'sender', answer: '550 5.7.1 Not your address' },
  { stage: 'message', answer: '554 5.7.1 Looks like spam' },
  { stage: 'message', answer: 'drop' },
  { stage: 'data', answer: 'silence' },
])('$answer at $stage: the log says so, the email waits, and the sweeper sends it', async (fault) => {
  const logged = vi.spyOn(logs, 'mailPostponed');
  server.fail([fault]);
  const mailId = await intend();
  expect(await deliverMail(mailId, after(1))).toBe('failed');
  const { state, last_error } = await stored(mailId);
  expect(state).toBe('RETRY');
  expect(logged).toHaveBeenCalledWith([mailId], last_error, expect.any(Date));
  await sweepMail(after(5));
  expect(received()).toEqual([]);
  await sweepMail(after(120));
  expect(received()).toHaveLength(1);
  expect(await stored(mailId)).toMatchObject({ state: 'SENT', last_error: null });
});

it('a recipient refused for good is undelivered at once, and its job shows it', async () => {
  const logged = vi.spyOn(logs, 'mailGivenUp');
  server.fail([{ stage: 'recipient', answer: '550 5.1.1 No such user' }]);
  const mailId = await intend();
  await deliverMail(mailId, after(1));
  const mail = await stored(mailId);
  expect(mail).toMatchObject({ state: 'DEAD', last_error: 'smtp-recipient:550', message_id: null });
  expect(mail.gave_up_at).not.toBeNull();
  expect(logged).toHaveBeenCalledWith([mailId], 'smtp-recipient:550');
  expect((await db.collection('bookings').doc(jobId).get()).get('forms_mail')).toMatchObject({
    mail_id: mailId,
    state: 'failed',
  });
  await sweepMail(after(7200));
  expect(server.messages.some(({ to }) => JSON.stringify(to).includes(email))).toBe(false);
});

it('an email whose acceptance was not heard is sent again with the same Message-ID', async () => {
  server.fail([{ stage: 'accepted', answer: 'drop' }]);
  const mailId = await intend();
  expect(await deliverMail(mailId, after(1))).toBe('failed');
  await sweepMail(after(120));
  const { state, message_id } = await stored(mailId);
  expect(state).toBe('SENT');
  expect(received()).toEqual([message_id, message_id]);
});

it('a server that is down for 71 hours gets the email afterwards; after 73 it is a dead letter', async () => {
  server.fail([{ stage: 'connect', answer: '421 4.3.2 Down' }], 'forever');
  const mailId = await intend();
  await deliverMail(mailId, after(1));
  await sweepMail(after(71 * 3600));
  expect((await stored(mailId)).state).toBe('RETRY');
  await sweepMail(after(73 * 3600));
  expect(await stored(mailId)).toMatchObject({ state: 'DEAD', last_error: 'smtp:421' });
});
