import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { textChoice, type MailPreference } from '@domain/contact-preferences/contact-preferences';
import { textOptIn } from '@domain/text-message/text-opt-in';
import type * as Choice from '../../functions/src/records/contact-preferences/text-choice';
import { repositoryRoot } from '../../tools/backend/stack';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { db } from './support/admin-sdk';
import { callUntilTaken } from './support/call';
import { choicesOf } from './support/choices';
import { inProcessEnvironment } from './support/in-process';
import { newEmail, newMobile } from './support/new-contact';
import { actionsOn } from './support/trail';

let phonePreferencesId: typeof Choice.phonePreferencesId;
beforeAll(async () => {
  // The stack's own key, because the running functions make the ids.
  const secrets = parseEnv(readFileSync(path.join(repositoryRoot, 'functions/.secret.local'), 'utf8'));
  Object.assign(process.env, inProcessEnvironment(), { APP_HMAC_KEY: secrets.APP_HMAC_KEY });
  ({ phonePreferencesId } = await import('../../functions/src/records/contact-preferences/text-choice'));
});

const preferences = (phone: string) => db.collection('contact_preferences').doc(phonePreferencesId(phone)!);

async function request(phone: string, more: object = {}) {
  const answer = await callUntilTaken('secure-form-submission', {
    formType: 'booking',
    data: { ...buildRequestSubmission(), phone, ...more },
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-11-21T10:00:00.000Z' },
    idempotencyKey: randomUUID(),
  });
  expect(answer.error).toBeUndefined();
}

it('a checked box allows text messages to the phone, and the audit trail has the date of its words', async () => {
  const phone = newMobile();
  await request(phone, { texts_agreed: true });
  const stored = await preferences(phone).get();
  expect(stored.get('text')).toMatchObject({ optional: 'allowed', source: 'booking-form' });
  const trail = await db.collection('audit_log').where('record_id', '==', stored.id).get();
  expect(JSON.stringify(trail.docs.map((entry) => entry.data()))).toContain(textOptIn.version);
});

it('a box that is checked again ends an earlier ‘no’ to the office, and is in the audit trail again', async () => {
  const [phone, email] = [newMobile(), newEmail()];
  await request(phone, { email, texts_agreed: true });
  const first = await preferences(phone).get();
  const no = { optional: 'stopped', source: 'office', at: new Date() };
  const ofEmail = await choicesOf(email);
  await ofEmail.set({ text: no });
  const counts = async () => {
    const [byEmail, byPhone] = await db.getAll(ofEmail, preferences(phone));
    const said = [byEmail, byPhone].map((one) => one?.get('text') as MailPreference<Timestamp>);
    return textChoice(said[0], said[1], (at) => at.toMillis())?.optional;
  };
  expect(await counts()).toBe('stopped');
  await request(phone, { email, texts_agreed: true });
  expect(await counts()).toBe('allowed');
  const again = await preferences(phone).get();
  expect((again.get('text.at') as Timestamp) > (first.get('text.at') as Timestamp)).toBe(true);
  expect(await actionsOn(again.id)).toEqual(['texts-chosen', 'texts-chosen']);
});

it('a form without the field arrives, and allows none', async () => {
  const phone = newMobile();
  await request(phone);
  expect((await preferences(phone).get()).exists).toBe(false);
});

it('a form doesn’t end a STOP from the phone, whose number anyone can type', async () => {
  const phone = newMobile();
  const stop = { optional: 'stopped', source: 'text-message', at: new Date() };
  await preferences(phone).set({ text: stop });
  await request(phone, { texts_agreed: true });
  expect((await preferences(phone).get()).get('text')).toMatchObject({ optional: 'stopped' });
});
