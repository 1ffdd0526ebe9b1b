import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toE164 } from '@domain/contact/phone';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Choice from '../../functions/src/records/contact-preferences/text-choice';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildMail } from '../../tools/testing/factories/build-mail';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';
import { mailsTo } from './support/mailbox';
import { newMobile } from './support/new-contact';

let provider: Provider;
let db: Firestore;
let sweepMail: typeof Sweep.sweepMail;
let phonePreferencesId: typeof Choice.phonePreferencesId;

beforeAll(async () => {
  provider = await startProvider();
  // The backend reads its configuration at import. A provider that doesn't answer is given up at once; on a busy machine
  // one that does answer is too, so no other test is in this file.
  Object.assign(process.env, inProcessEnvironment(provider.url), { MAIL_TIMEOUT_SECONDS: '1' });
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ phonePreferencesId } = await import('../../functions/src/records/contact-preferences/text-choice'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

it('‘on my way’ is not sent again after a time-out after Twilio took it', async () => {
  const now = new Date('2026-12-10T15:30:00Z');
  const phone = newMobile();
  const job = buildJob({
    customer: { ...buildJob().customer, phone },
    on_my_way: {
      minutes: 30,
      at: now.toISOString(),
      expected_at: new Date(now.getTime() + 1_800_000).toISOString(),
      state: 'waiting',
      mail_id: null,
    },
  });
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  const text = { optional: 'allowed', source: 'booking-form', at: now };
  await db.collection('contact_preferences').doc(phonePreferencesId(phone)!).set({ text });
  const mail = buildMail({
    kind: 'text_on_my_way',
    subject: { collection: 'bookings', id: job.id },
    direct: true,
    created_at: now.toISOString(),
    next_attempt_at: now.toISOString(),
    recipient_key: randomUUID(),
  });
  await db.collection('mail').doc(mail.id).set(toDocument(mail));
  await provider.behave({ mode: 'swallow', times: 1 });
  for (const minutes of [0, 5, 10]) await sweepMail(() => new Date(now.getTime() + minutes * 60_000));
  const stored = (await db.collection('mail').doc(mail.id).get()).data();
  expect(stored).toMatchObject({ state: 'DEAD', last_error: 'text-unknown' });
  expect(stored?.gave_up_at).not.toBeNull();
  expect(await mailsTo(toE164(phone)!, provider.url)).toHaveLength(1);
});
