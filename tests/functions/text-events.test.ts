import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { getExpectedTwilioSignature } from '../../functions/node_modules/twilio/lib/webhooks/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toE164 } from '@domain/contact/phone';
import type { Mail } from '@domain/mail/mail';
import { textUnknown } from '@domain/text-message/text-limits';
import { localTextToken } from '../../tools/backend/environment/local-text-service';
import { findEmulators } from '../../tools/drills/find-emulators';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { buildMail } from '../../tools/testing/factories/build-mail';
import { toDocument } from '../../tools/testing/factories/to-document';
import { newMobile } from './support/new-contact';

const project = `demo-texts-${Date.now().toString(36)}`;
const site = 'https://site.example.com';
let handlers: Handlers;
let app: App;
let db: Firestore;

beforeAll(async () => {
  findEmulators();
  handlers = await startHandlers({ environment: { GCLOUD_PROJECT: project, SITE_URL: site } });
  app = initializeApp({ projectId: project }, project);
  db = getFirestore(app);
});
afterAll(async () => {
  await deleteApp(app);
  await handlers.stop();
});

interface Posted {
  readonly signature?: string;
  readonly at?: string;
}

/** As Twilio posts it, signed for the site's own address. */
function post(path: string, fields: Readonly<Record<string, string>>, { signature, at = path }: Posted = {}) {
  return fetch(`${handlers.url}/pages${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? getExpectedTwilioSignature(localTextToken, `${site}${at}`, fields),
    },
    body: new URLSearchParams(fields),
  });
}

describe('a text message from a client', () => {
  let phone: string;
  beforeEach(async () => {
    phone = toE164(newMobile()) ?? '';
    await db.recursiveDelete(db.collection('contact_preferences'));
  });
  const incoming = (body: string, more: object = {}) => ({
    MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
    From: phone,
    To: '+13125550100',
    Body: body,
    ...more,
  });
  const said = async () => (await db.collection('contact_preferences').get()).docs.map((one) => one.data());

  it.each(['STOP', 'unsubscribe', ' Quit. '])('%s stops text messages to that phone', async (body) => {
    const answer = await post('/texts/incoming', incoming(body));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/xml/);
    // Twilio answers the client itself: a second answer would be billed, and could go back and forth with a machine.
    expect(await answer.text()).toMatch(/<Response\/>$/);
    const [preferences, ...others] = await said();
    expect(others).toEqual([]);
    expect(preferences?.text).toMatchObject({ optional: 'stopped', source: 'text-message' });
    expect(JSON.stringify(preferences)).not.toContain(phone.slice(2));
  });

  it('START allows them again, as Twilio itself read it, and each choice is in the audit trail', async () => {
    await post('/texts/incoming', incoming('stop'));
    await post('/texts/incoming', incoming('stop'));
    await post('/texts/incoming', incoming('ok then', { OptOutType: 'START' }));
    const { docs } = await db.collection('contact_preferences').get();
    expect(docs[0]?.get('text')).toMatchObject({ optional: 'allowed', source: 'text-message' });
    const trail = await db.collection('audit_log').where('record_id', '==', docs[0]?.id).get();
    expect(trail.docs.map((entry) => entry.get('action') as string)).toEqual([
      'texts-chosen',
      'texts-chosen',
    ]);
    expect(JSON.stringify(trail.docs.map((entry) => entry.data()))).not.toContain(phone.slice(2));
  });

  it('START is recorded again each time, because what was said last counts', async () => {
    for (const body of ['start', 'start']) await post('/texts/incoming', incoming(body));
    const { docs } = await db.collection('contact_preferences').get();
    const trail = await db.collection('audit_log').where('record_id', '==', docs[0]?.id).get();
    expect(trail.size).toBe(2);
    expect((docs[0]?.get('text.at') as Timestamp).toMillis()).toBe(
      Math.max(...trail.docs.map((entry) => (entry.get('at') as Timestamp).toMillis())),
    );
  });

  it.each(['HELP', 'I’m running late', ''])('%j changes nothing', async (body) => {
    expect((await post('/texts/incoming', incoming(body))).status).toBe(200);
    expect(await said()).toEqual([]);
  });

  it('from another country’s number changes nothing', async () => {
    expect((await post('/texts/incoming', incoming('STOP', { From: '+442079460000' }))).status).toBe(200);
    expect(await said()).toEqual([]);
  });

  it.each([
    ['no signature', { signature: '' }],
    ['a signature of something else', { signature: Buffer.alloc(20).toString('base64') }],
    ['a signature for another address', { at: '/texts/status' }],
  ])('with %s is refused', async (_, posted) => {
    expect((await post('/texts/incoming', incoming('STOP'), posted)).status).toBe(403);
    expect(await said()).toEqual([]);
  });

  it('whose fields were changed on the way is refused', async () => {
    const fields = incoming('STOP');
    const signature = getExpectedTwilioSignature(localTextToken, `${site}/texts/incoming`, fields);
    expect((await post('/texts/incoming', { ...fields, From: '+13125559999' }, { signature })).status).toBe(
      403,
    );
  });

  it('that is too large is refused unread, and so is anything but a POST', async () => {
    expect((await post('/texts/incoming', incoming('a'.repeat(40_000)))).status).toBe(413);
    expect((await fetch(`${handlers.url}/pages/texts/incoming`)).status).toBe(405);
  });
});

describe('what became of a text message', () => {
  const sid = 'SM00000000000000000000000000000001';
  let mailId: string;
  beforeEach(() => store());
  async function store(fields: Partial<Mail> = {}) {
    mailId = `text_reminder_${randomUUID()}`;
    const sentAt = new Date(Date.now() - 60_000).toISOString();
    const mail = buildMail({
      kind: 'text_reminder',
      state: 'SENT',
      created_at: sentAt,
      sent_at: sentAt,
      message_id: sid,
      ...fields,
    });
    await db.collection('mail').doc(mailId).set(toDocument(mail));
  }
  const report = (status: string, more: object = {}) =>
    post(`/texts/status?mail=${mailId}`, { MessageSid: sid, MessageStatus: status, ...more });
  const stored = async () => (await db.collection('mail').doc(mailId).get()).data();

  it('is shown: delivered', async () => {
    for (const status of ['queued', 'sent', 'delivered', 'sent'])
      expect((await report(status)).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery: 'delivered' });
  });

  it.each([
    ['undelivered', '30006', 'bounced'],
    ['undelivered', '30003', 'blocked'],
    ['failed', '30007', 'blocked'],
  ])('is shown: %s, error %s', async (status, ErrorCode, delivery) => {
    expect((await report(status, { ErrorCode })).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'DEAD', delivery, last_error: delivery });
  });

  it('with the code of a STOP that only Twilio has heard of, stops text messages to the phone, once', async () => {
    const phone = newMobile();
    const fields = { ErrorCode: '21610', To: toE164(phone) ?? '' };
    await db.recursiveDelete(db.collection('contact_preferences'));
    await report('failed', { ...fields, ErrorCode: '30003' });
    expect((await db.collection('contact_preferences').get()).size).toBe(0);
    for (const status of ['failed', 'failed']) expect((await report(status, fields)).status).toBe(200);
    const [said, ...others] = (await db.collection('contact_preferences').get()).docs;
    expect(others).toEqual([]);
    expect(said?.get('text')).toMatchObject({ optional: 'stopped', source: 'text-message' });
    const trail = await db.collection('audit_log').where('record_id', '==', said?.id).get();
    expect(trail.docs.map((entry) => entry.get('action') as string)).toEqual(['texts-chosen']);
  });

  it('is ignored if it is about another message', async () => {
    const other = { MessageSid: 'SM00000000000000000000000000000002' };
    expect((await report('failed', other)).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', delivery: null });
  });

  it('is stored while the message is being sent, because Twilio says it only once', async () => {
    await store({ state: 'LEASED', message_id: null, lease_token: 'own', sent_at: null });
    expect((await report('failed', { ErrorCode: '30006' })).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'LEASED', message_id: sid, delivery: 'bounced' });
  });

  it('says of a message that may have been sent that it was', async () => {
    await store({ state: 'DEAD', message_id: null, sent_at: null, last_error: textUnknown });
    expect((await report('delivered')).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'SENT', last_error: null, delivery: 'delivered' });
  });

  it('of an unknown or malformed id is no fault', async () => {
    for (const id of ['gone', '../x', ''])
      expect(
        (await post(`/texts/status?mail=${id}`, { MessageSid: sid, MessageStatus: 'failed' })).status,
      ).toBeLessThan(500);
  });
});

it('nothing answers where text messages are off', async () => {
  const off = await startHandlers({
    environment: { GCLOUD_PROJECT: project, SITE_URL: site, TWILIO_ACCOUNT_SID: '', TWILIO_FROM: '' },
  });
  const answer = await fetch(`${off.url}/pages/texts/incoming`, { method: 'POST' });
  await off.stop();
  expect(answer.status).toBe(404);
});
