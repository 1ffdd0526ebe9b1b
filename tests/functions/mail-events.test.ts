import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '@domain/mail/mail';
import type { LastMail } from '@domain/mail/requested-mail';
import { ask } from '../../tools/drills/calls/ask';
import { findEmulators } from '../../tools/drills/find-emulators';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildMail } from '../../tools/testing/factories/build-mail';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';

const project = `demo-events-${Date.now().toString(36)}`;
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let handlers: Handlers;
let app: App;
let db: Firestore;

beforeAll(async () => {
  findEmulators();
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  handlers = await startHandlers({ environment: { GCLOUD_PROJECT: project, SENDGRID_EVENT_KEY: key } });
  app = initializeApp({ projectId: project }, project);
  db = getFirestore(app);
});
afterAll(async () => {
  await deleteApp(app);
  await handlers.stop();
});

const sentAt = new Date(Date.now() - 60_000);
let mailId: string;
let jobId: string;

/** An email about a job, as the sender left it. */
async function store(fields: Partial<Mail> = {}): Promise<void> {
  const job = buildJob({
    forms_mail: { mail_id: 'm-1', state: 'sent', at: sentAt.toISOString(), reason: null },
  });
  jobId = job.id;
  const mail = buildMail({
    kind: 'booking_approved',
    subject: { collection: 'bookings', id: job.id },
    state: 'SENT',
    created_at: sentAt.toISOString(),
    sent_at: sentAt.toISOString(),
    ...fields,
  });
  mailId = `booking_approved_${randomUUID()}`;
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  await db.collection('mail').doc(mailId).set(toDocument(mail));
}
beforeEach(() => store());

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const event = (name: string, fields: object = {}) => ({
  event: name,
  email: 'a@example.com',
  timestamp: seconds(sentAt) + 5,
  mail_ids: mailId,
  sg_event_id: randomUUID(),
  ...fields,
});

interface Posted {
  readonly timestamp?: string;
  readonly signature?: string;
}

async function post(events: unknown, { timestamp = String(seconds(new Date())), signature }: Posted = {}) {
  const body = JSON.stringify(events);
  const signed = sign('sha256', Buffer.from(timestamp + body), privateKey).toString('base64');
  const headers = {
    'Content-Type': 'application/json',
    'X-Twilio-Email-Event-Webhook-Signature': signature ?? signed,
    'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
  };
  return (await ask(`${handlers.url}/mail-events`, { headers, body, alone: true })).status;
}

const stored = async () => (await db.collection('mail').doc(mailId).get()).data() ?? {};
const formsMail = async () =>
  ((await db.collection('bookings').doc(jobId).get()).get('forms_mail') as { state: string }).state;

describe('a signed event', () => {
  it.each([
    ['delivered', {}, 'delivered'],
    ['deferred', {}, 'deferred'],
    ['spamreport', {}, 'complained'],
  ])('%s %o: the email shows it and stays sent', async (name, fields, delivery) => {
    expect(await post([event(name, fields)])).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery, gave_up_at: null });
    expect(await formsMail()).toBe('sent');
  });

  it.each([
    ['bounce', { type: 'bounce' }, 'bounced'],
    ['bounce', { type: 'blocked' }, 'blocked'],
    ['dropped', {}, 'dropped'],
  ])('%s %o: the email is undelivered, and its job shows it', async (name, fields, delivery) => {
    expect(await post([event(name, fields)])).toBe(200);
    const mail = await stored();
    expect(mail).toMatchObject({ state: 'DEAD', delivery, last_error: delivery });
    expect(mail.gave_up_at).toEqual(Timestamp.fromMillis((seconds(sentAt) + 5) * 1000));
    expect(await formsMail()).toBe('failed');
  });

  it('counts once, and the order does not matter', async () => {
    expect(await post([event('bounce'), event('delivered'), event('deferred')])).toBe(200);
    const first = await stored();
    expect(await post([event('bounce', { timestamp: seconds(sentAt) + 50 }), event('delivered')])).toBe(200);
    expect(await stored()).toEqual(first);
    expect(first.delivery).toBe('bounced');
  });

  describe('of a complaint', () => {
    const from = `person-${randomUUID().slice(0, 8)}@example.com`;
    const preferences = async () => {
      const { preferences_id: id } = await stored();
      return (await db.collection('contact_preferences').doc(String(id)).get()).data();
    };
    const complain = (at: Date, fields: object = {}) =>
      post([event('spamreport', { email: from, timestamp: seconds(at), ...fields })]);

    it('stops optional email to that mailbox, and names nobody', async () => {
      const at = new Date(1000 * seconds(sentAt) + 9_000);
      expect(await complain(at)).toBe(200);
      expect(await preferences()).toEqual({
        email: { optional: 'stopped', source: 'spam-report', at: Timestamp.fromDate(at) },
      });
    });

    it('counts for every spelling of the mailbox', async () => {
      await complain(sentAt);
      const { preferences_id: first } = await stored();
      await store();
      await complain(sentAt, { email: from.replace('@', '+house@').toUpperCase() });
      expect((await stored()).preferences_id).toBe(first);
    });

    it('that is repeated after the office allowed email again changes nothing, and a new one does', async () => {
      await complain(sentAt);
      const { preferences_id: id } = await stored();
      const allowed = { optional: 'allowed', source: 'office', at: new Date(sentAt.getTime() + 20_000) };
      await db.collection('contact_preferences').doc(String(id)).update({ email: allowed });
      await complain(sentAt);
      expect((await preferences())?.email).toMatchObject({ optional: 'allowed' });
      await complain(new Date(sentAt.getTime() + 30_000));
      expect((await preferences())?.email).toMatchObject({ optional: 'stopped' });
    });

    it('counts although the email has been deleted since', async () => {
      const other = `gone-${randomUUID().slice(0, 8)}@example.com`;
      const count = async () => (await db.collection('contact_preferences').count().get()).data().count;
      const before = await count();
      expect(await complain(sentAt, { email: other, mail_ids: 'none' })).toBe(200);
      expect(await count()).toBe(before + 1);
    });
  });

  describe('about the confirmation of a request', () => {
    let leadId: string;
    const received = async () =>
      (await db.collection('leads').doc(leadId).get()).get('received_mail') as LastMail<Timestamp> | null;
    /** The confirmation, and what the request shows of it. */
    const storeConfirmation = async (shown: LastMail | null = null) => {
      const request = buildRequest({ received_mail: shown });
      leadId = request.id;
      await db.collection('leads').doc(leadId).set(toDocument(request));
      await store({ kind: 'request_received', subject: { collection: 'leads', id: leadId } });
    };

    it.each([
      ['bounce', { type: 'bounce' }, 'address'],
      ['bounce', { type: 'blocked' }, null],
      ['dropped', {}, null],
    ])('%s %o is shown on the request', async (name, fields, reason) => {
      await storeConfirmation();
      expect(await post([event(name, fields)])).toBe(200);
      expect(await received()).toEqual({
        mail_id: mailId,
        state: 'failed',
        at: Timestamp.fromMillis((seconds(sentAt) + 5) * 1000),
        reason,
      });
    });

    it.each(['delivered', 'deferred', 'spamreport'])('%s is shown on the email alone', async (name) => {
      await storeConfirmation();
      expect(await post([event(name)])).toBe(200);
      expect((await stored()).delivery).not.toBeNull();
      expect(await received()).toBeNull();
    });

    it('stored before requests showed it is shown as well', async () => {
      await storeConfirmation();
      await db.collection('leads').doc(leadId).update({ received_mail: FieldValue.delete() });
      expect(await post([event('bounce')])).toBe(200);
      expect(await received()).toMatchObject({ state: 'failed' });
    });

    it.each(['waiting', 'sent'] as const)('changes nothing where a later one is %s', async (state) => {
      const at = new Date(sentAt.getTime() + 1_000).toISOString();
      await storeConfirmation({ mail_id: 'm-2', state, at, reason: null });
      expect(await post([event('bounce')])).toBe(200);
      expect((await stored()).state).toBe('DEAD');
      expect(await received()).toMatchObject({ mail_id: 'm-2', state });
    });
  });

  it('about an email that is being sent is asked for again', async () => {
    await store({ state: 'LEASED', lease_token: 't', sent_at: null });
    expect(await post([event('bounce')])).toBe(503);
    expect((await stored()).state).toBe('LEASED');
  });

  it('that is recorded and sent again changes nothing', async () => {
    await post([event('bounce')]);
    const replayed = { state: 'SENT', delivery: null, gave_up_at: null, last_error: null };
    const events = [event('bounce')];
    const timestamp = String(seconds(new Date()));
    expect(await post(events, { timestamp })).toBe(200);
    // The office sent it again meanwhile.
    await db
      .collection('mail')
      .doc(mailId)
      .update({ ...replayed, replayed_at: new Date() });
    expect(await post(events, { timestamp })).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery: null });
  });

  it('about an attempt before the office sent it again changes nothing', async () => {
    await store({ replayed_at: new Date(sentAt.getTime() + 30_000).toISOString() });
    expect(await post([event('bounce')])).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery: null });
  });

  it('that is unknown, or about an unknown email, changes nothing', async () => {
    expect(await post([event('open'), event('bounce', { mail_ids: 'none' })])).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery: null });
  });
});

describe('events', () => {
  it.each<[string, () => Posted]>([
    ['without a signature', () => ({ signature: '' })],
    ['with another signature', () => ({ signature: 'MEUCIQ==' })],
    ['with an old one', () => ({ timestamp: String(seconds(new Date()) - 700) })],
  ])('%s are refused', async (_, posted) => {
    expect(await post([event('bounce')], posted())).toBe(400);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery: null });
  });

  it('of more than 4 MB are refused unread', async () => {
    expect(await post([event('bounce', { reason: 'x'.repeat(4 * 1024 * 1024) })])).toBe(413);
  });

  it('that are no list are refused', async () => {
    expect(await post(event('bounce'))).toBe(400);
  });
});
