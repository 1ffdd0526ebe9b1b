import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { toE164 } from '@domain/contact/phone';
import type { Job } from '@domain/job/job';
import { noFormsYet } from '@domain/job/forms-status';
import type { Mail } from '@domain/mail/mail';
import type { TextKind } from '@domain/mail/mail-state';
import { segmentsAtMost, segmentsOf } from '@domain/text-message/segments';
import { textLimits } from '@domain/text-message/text-limits';
import { instantOf } from '@domain/time/zoned-instant';
import type * as Due from '../../functions/src/job/sweep-due-mails';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Forget from '../../functions/src/records/contact-preferences/forget-texts';
import type * as Choice from '../../functions/src/records/contact-preferences/text-choice';
import type * as Stored from '../../functions/src/records/contact-preferences/stored-preferences';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildMail } from '../../tools/testing/factories/build-mail';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';
import { mailsTo } from './support/mailbox';
import { newMobile } from './support/new-contact';
import { storeLinkedJob } from './support/store-linked-job';

let provider: Provider;
let db: Firestore;
let sweepDueMails: typeof Due.sweepDueMails;
let sweepMail: typeof Sweep.sweepMail;
let phonePreferencesId: typeof Choice.phonePreferencesId;
let forgetTextConsent: typeof Forget.forgetTextConsent;
let preferencesIdOf: typeof Stored.preferencesIdOf;

beforeAll(async () => {
  provider = await startProvider();
  // The backend reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ sweepDueMails } = await import('../../functions/src/job/sweep-due-mails'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ phonePreferencesId } = await import('../../functions/src/records/contact-preferences/text-choice'));
  ({ forgetTextConsent } = await import('../../functions/src/records/contact-preferences/forget-texts'));
  ({ preferencesIdOf } = await import('../../functions/src/records/contact-preferences/stored-preferences'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

const date = '2026-12-10';
const on = (day: string, time: string) => instantOf(day, time, business.timeZone);
let phone: string;
let email: string;

beforeEach(async () => {
  await provider.behave({ mode: 'accept' });
  phone = newMobile();
  email = `client-${randomUUID().slice(0, 8)}@example.com`;
  for (const name of ['mail', 'mail_windows', 'mail_allowances', 'bookings', 'contact_preferences'])
    await db.recursiveDelete(db.collection(name));
});

async function booked(changes: Partial<Job> = {}): Promise<string> {
  const { customer } = buildJob();
  const job = buildJob({
    customer: { ...customer, email, phone },
    scheduled_date: date,
    scheduled_time: '09:00',
    created_at: '2026-12-01T12:00:00.000Z',
    ...changes,
  });
  await storeLinkedJob(db, job, {
    scopes: ['forms'],
    created_at: on('2026-12-01', '12:00'),
    expires_at: on('2027-02-09', '12:00'),
  });
  return job.id;
}

type Said = 'allowed' | 'stopped';

async function say(optional: Said, source: 'booking-form' | 'text-message' = 'booking-form') {
  const text = { optional, source, at: on('2026-12-01', '12:00') };
  await db.collection('contact_preferences').doc(phonePreferencesId(phone)!).set({ text });
}

/** A day later than the phone. */
async function sayByEmail(optional: Said) {
  const text = { optional, source: 'office', at: on('2026-12-02', '12:00') };
  await db.collection('contact_preferences').doc(preferencesIdOf(email)).set({ text });
}

/** A text message that waits, beside no email. */
async function queued(kind: TextKind, jobId: string, fields: Partial<Mail> = {}): Promise<string> {
  const mail = buildMail({
    kind,
    subject: { collection: 'bookings', id: jobId },
    direct: true,
    created_at: on(date, '08:00').toISOString(),
    next_attempt_at: on(date, '08:00').toISOString(),
    recipient_key: randomUUID(),
    ...fields,
  });
  await db.collection('mail').doc(mail.id).set(toDocument(mail));
  return mail.id;
}

const stored = async (id: string) => (await db.collection('mail').doc(id).get()).data() as Mail;
const texts = () => mailsTo(toE164(phone)!, provider.url);
const kinds = async () =>
  (await db.collection('mail').get()).docs.map((mail) => mail.get('kind') as string).toSorted();

async function roundAt(now: Date) {
  await sweepDueMails(now);
  await sweepMail(() => now);
}

describe('a reminder the day before', () => {
  it('goes once to a phone whose owner agreed, in few segments', async () => {
    await say('allowed');
    await booked();
    for (const minutes of [0, 1, 2])
      await roundAt(new Date(on('2026-12-09', '09:00').getTime() + minutes * 60_000));
    const [text, ...others] = await texts();
    expect(others).toEqual([]);
    expect(text?.text).toMatch(
      new RegExp(
        `^${business.name}: Your inspection is tomorrow, .*9:00 AM\\. Your forms: http.* Reply STOP to stop texts\\.$`,
      ),
    );
    expect(segmentsOf(text?.text ?? '')).toBeLessThanOrEqual(segmentsAtMost.text_reminder);
    expect(text?.customArgs.status_callback).toMatch(
      /^http:\/\/localhost:5050\/texts\/status\?mail=text_reminder_/,
    );
    expect(await mailsTo(email, provider.url)).toHaveLength(1);
  });

  it('is not even queued without a yes, or after a no', async () => {
    await booked();
    await roundAt(on('2026-12-09', '09:00'));
    expect(await kinds()).toEqual(['appointment_confirmation']);
    await say('stopped', 'text-message');
    await booked();
    await roundAt(on('2026-12-09', '09:00'));
    expect(await kinds()).toEqual(['appointment_confirmation', 'appointment_confirmation']);
  });

  it('heeds a later ‘no’ by the client’s email address, and no yes by it', async () => {
    await sayByEmail('allowed');
    await booked();
    await roundAt(on('2026-12-09', '09:00'));
    await say('allowed');
    await sayByEmail('stopped');
    await booked();
    await roundAt(on('2026-12-09', '09:00'));
    expect(await kinds()).toEqual(['appointment_confirmation', 'appointment_confirmation']);
  });

  it('waits for the morning, while the email doesn’t', async () => {
    await say('allowed');
    await booked({ scheduled_time: '07:00' });
    await roundAt(on('2026-12-09', '07:00'));
    expect(await texts()).toEqual([]);
    expect(await mailsTo(email, provider.url)).toHaveLength(1);
    await roundAt(on('2026-12-09', '07:59'));
    expect(await texts()).toEqual([]);
    await roundAt(on('2026-12-09', '08:00'));
    expect(await texts()).toHaveLength(1);
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['moved', { scheduled_date: '2026-12-20' }],
  ])('is not sent for an appointment that was %s meanwhile', async (_, changes) => {
    await say('allowed');
    const id = await booked({ scheduled_time: '07:00' });
    await roundAt(on('2026-12-09', '07:00'));
    await db.collection('bookings').doc(id).update(changes);
    await roundAt(on('2026-12-09', '08:00'));
    expect(await texts()).toEqual([]);
    const { docs } = await db.collection('mail').where('kind', '==', 'text_reminder').get();
    expect(docs.map((mail) => mail.get('last_error') as string)).toEqual(['not-needed']);
  });

  it('is not sent after a STOP that came while it waited', async () => {
    await say('allowed');
    await booked({ scheduled_time: '07:00' });
    await roundAt(on('2026-12-09', '07:00'));
    await say('stopped', 'text-message');
    await roundAt(on('2026-12-09', '08:00'));
    expect(await texts()).toEqual([]);
  });
});

it('an erasure forgets a yes, and keeps a STOP', async () => {
  await say('allowed');
  await forgetTextConsent({ phone });
  const reference = db.collection('contact_preferences').doc(phonePreferencesId(phone)!);
  expect((await reference.get()).exists).toBe(false);
  await say('stopped', 'text-message');
  await forgetTextConsent({ phone });
  expect((await reference.get()).exists).toBe(true);
});

it('an erasure forgets a yes by the email address, and nothing else that was said', async () => {
  const reference = db.collection('contact_preferences').doc(preferencesIdOf(email));
  await sayByEmail('allowed');
  await forgetTextConsent({ email });
  expect((await reference.get()).exists).toBe(false);
  await sayByEmail('allowed');
  await reference.update({ review: { optional: 'stopped', source: 'office', at: on(date, '12:00') } });
  await forgetTextConsent({ email });
  expect((await reference.get()).data()).toMatchObject({ text: null, review: { optional: 'stopped' } });
  await sayByEmail('stopped');
  await forgetTextConsent({ email });
  expect((await reference.get()).get('text.optional')).toBe('stopped');
});

describe('the link to missing forms', () => {
  it('goes along with the reminder of 72 hours before', async () => {
    await say('allowed');
    await booked();
    await roundAt(on('2026-12-07', '09:00'));
    expect((await texts()).map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /We still need your forms before your inspection on .*: http.*\?booking=\w+ Reply STOP/,
      ),
    ]);
  });

  it('is not sent once the forms are there', async () => {
    await say('allowed');
    const id = await booked({
      forms_status: { agreement_signed: true, media_release_signed: true, questionnaire_completed: true },
    });
    const mailId = await queued('text_forms', id);
    await sweepMail(() => on(date, '08:30'));
    expect((await stored(mailId)).last_error).toBe('not-needed');
    await db.collection('bookings').doc(id).update({ forms_status: noFormsYet });
  });
});

/** The inspector is expected at 9. */
const onTheWay = {
  on_my_way: {
    minutes: 30,
    at: on(date, '08:30').toISOString(),
    expected_at: on(date, '09:00').toISOString(),
    state: 'waiting',
    mail_id: null,
  },
} as const satisfies Partial<Job>;
const now = on(date, '08:30');

describe('‘on my way’', () => {
  it('is sent at any hour, and never once its time is over', async () => {
    await say('allowed');
    const early = {
      on_my_way: { ...onTheWay.on_my_way, expected_at: on(date, '07:00').toISOString() },
    };
    const mailId = await queued('text_on_my_way', await booked(early), {
      next_attempt_at: on(date, '06:00').toISOString(),
    });
    await sweepMail(() => on(date, '06:30'));
    expect((await texts())[0]?.text).toContain('should arrive around 7:00 AM');
    expect(await stored(mailId)).toMatchObject({
      state: 'SENT',
      message_id: expect.stringMatching(/^SM/) as string,
    });
    const late = await queued('text_on_my_way', await booked(early));
    await sweepMail(() => on(date, '08:00'));
    expect((await stored(late)).last_error).toBe('not-needed');
    expect(await texts()).toHaveLength(1);
  });

  it('is tried again after Twilio was too busy, and refuses no number for it', async () => {
    await say('allowed');
    const mailId = await queued('text_on_my_way', await booked(onTheWay));
    await provider.behave({ mode: 'status', status: 429 });
    await sweepMail(() => now);
    expect(await stored(mailId)).toMatchObject({ state: 'RETRY', last_error: 'texts:20429' });
    await provider.behave({ mode: 'accept' });
    await sweepMail(() => new Date(now.getTime() + 120_000));
    expect(await texts()).toHaveLength(1);
  });

  it.each([
    ['a status of 500', { mode: 'status', status: 500 }],
    ['a broken connection', { mode: 'reset' }],
    ['an answer that isn’t Twilio’s', { mode: 'page' }],
  ] as const)('is not sent again after %s', async (_, behavior) => {
    await say('allowed');
    const mailId = await queued('text_on_my_way', await booked(onTheWay));
    await provider.behave({ ...behavior, times: 1 });
    for (const minutes of [0, 5, 10]) await sweepMail(() => new Date(now.getTime() + minutes * 60_000));
    expect(await stored(mailId)).toMatchObject({ state: 'DEAD', last_error: 'text-unknown' });
    expect((await stored(mailId)).gave_up_at).not.toBeNull();
    expect(await texts()).toEqual([]);
  });

  it('is not sent again by another sender after its sender broke off', async () => {
    await say('allowed');
    const mailId = await queued('text_on_my_way', await booked(onTheWay), {
      state: 'LEASED',
      lease_token: 'gone',
      attempts: 1,
    });
    await sweepMail(() => now);
    expect(await stored(mailId)).toMatchObject({
      state: 'DEAD',
      last_error: 'text-unknown',
      lease_token: null,
    });
    expect(await texts()).toEqual([]);
  });

  it('whose sender broke off counts as sent if Twilio has said what became of it', async () => {
    await say('allowed');
    const mailId = await queued('text_on_my_way', await booked(onTheWay), {
      state: 'LEASED',
      lease_token: 'gone',
      attempts: 1,
      message_id: 'SM1',
      delivery: 'delivered',
      delivery_at: now.toISOString(),
    });
    await sweepMail(() => now);
    expect(await stored(mailId)).toMatchObject({ state: 'SENT', last_error: null, lease_token: null });
    expect(await texts()).toEqual([]);
  });

  it('to a number that gets no texts is undelivered at once', async () => {
    await say('allowed');
    const mailId = await queued('text_on_my_way', await booked(onTheWay));
    await provider.behave({ mode: 'status', status: 400, code: 21211 });
    await sweepMail(() => now);
    expect(await stored(mailId)).toMatchObject({
      state: 'DEAD',
      last_error: 'text-number:21211',
      attempts: 1,
    });
  });

  it('to a phone that the provider knows to have texted STOP is stopped for good', async () => {
    await say('allowed');
    const mailId = await queued('text_on_my_way', await booked(onTheWay));
    await provider.behave({ mode: 'status', status: 400, code: 21610 });
    await sweepMail(() => now);
    expect(await stored(mailId)).toMatchObject({ state: 'DEAD', last_error: 'not-needed', gave_up_at: null });
    const said = await db.collection('contact_preferences').doc(phonePreferencesId(phone)!).get();
    expect(said.get('text')).toMatchObject({ optional: 'stopped', source: 'text-message' });
  });

  it('is one text, however many senders take it at once', async () => {
    await say('allowed');
    await queued('text_on_my_way', await booked(onTheWay));
    await Promise.all([1, 2, 3, 4].map(() => sweepMail(() => now)));
    expect(await texts()).toHaveLength(1);
  });

  it('goes to one phone only so many times a day', async () => {
    await say('allowed');
    const id = await booked(onTheWay);
    for (let count = 0; count <= textLimits.aDay; count += 1) {
      await queued('text_on_my_way', id, { mailbox_key: 'this-phone' });
      await sweepMail(() => now);
    }
    expect(await texts()).toHaveLength(textLimits.aDay);
  });

  it('is sent in the evening, however many others wait for the morning', async () => {
    await say('allowed');
    const evening = on(date, '20:30');
    const id = await booked({
      on_my_way: { ...onTheWay.on_my_way, expected_at: on(date, '21:00').toISOString() },
    });
    for (let count = 0; count < textLimits.aDay; count += 1)
      await queued('text_reminder', id, { mailbox_key: 'this-phone' });
    await sweepMail(() => evening);
    await queued('text_on_my_way', id, { mailbox_key: 'this-phone' });
    await sweepMail(() => evening);
    expect(await texts()).toHaveLength(1);
    expect((await texts())[0]?.text).toContain('should arrive around 9:00 PM');
  });
});
