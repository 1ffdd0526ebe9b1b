import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { textOptIn } from '@domain/text-message/text-opt-in';
import type * as Choice from '../../functions/src/records/contact-preferences/text-choice';
import { repositoryRoot } from '../../tools/backend/stack';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { db } from './support/admin-sdk';
import { callUntilTaken } from './support/call';
import { inProcessEnvironment } from './support/in-process';

let phonePreferencesId: typeof Choice.phonePreferencesId;
beforeAll(async () => {
  // The stack's own key, because the running functions make the ids.
  const secrets = parseEnv(readFileSync(path.join(repositoryRoot, 'functions/.secret.local'), 'utf8'));
  Object.assign(process.env, inProcessEnvironment(), { APP_HMAC_KEY: secrets.APP_HMAC_KEY });
  ({ phonePreferencesId } = await import('../../functions/src/records/contact-preferences/text-choice'));
});

const newPhone = () => `(312) 555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
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
  const phone = newPhone();
  await request(phone, { texts_agreed: true });
  const stored = await preferences(phone).get();
  expect(stored.get('text')).toMatchObject({ optional: 'allowed', source: 'booking-form' });
  const trail = await db.collection('audit_log').where('record_id', '==', stored.id).get();
  expect(JSON.stringify(trail.docs.map((entry) => entry.data()))).toContain(textOptIn.version);
});

it('a form without the field arrives, and allows none', async () => {
  const phone = newPhone();
  await request(phone);
  expect((await preferences(phone).get()).exists).toBe(false);
});

it('a form doesn’t end a STOP from the phone, whose number anyone can type', async () => {
  const phone = newPhone();
  const stop = { optional: 'stopped', source: 'text-message', at: new Date() };
  await preferences(phone).set({ text: stop });
  await request(phone, { texts_agreed: true });
  expect((await preferences(phone).get()).get('text')).toMatchObject({ optional: 'stopped' });
});
