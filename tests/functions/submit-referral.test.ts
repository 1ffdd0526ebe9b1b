import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { buildReferralSubmission } from '../factories/build-referral-submission';
import { db } from './support/admin-sdk';
import { call } from './support/call';

const referralCall = (data: unknown, idempotencyKey: string = randomUUID()) => ({
  formType: 'referral',
  data,
  clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
  idempotencyKey,
});
const submit = (body: unknown) => call<SubmissionReceipt>('secure-referral-submission', body);

it('stores a referral with its fixed service, and company and reward as text', async () => {
  const { result } = await submit(referralCall(buildReferralSubmission()));
  expect(
    (
      await db
        .collection('referrals')
        .doc(result?.id ?? '')
        .get()
    ).data(),
  ).toMatchObject({
    referrer_name: 'Marcus Oyelaran',
    client_address: '1190 S Canyon View Rd, Provo, UT 84606',
    service_needed: 'Sewer Scope Inspection',
    additional_notes: 'Company: Oyelaran Realty. Preferred reward: Steakhouse gift card',
  });
  expect((await db.collection('mail').doc(`office_new_referral_${result?.id}`).get()).exists).toBe(true);
});

it('stores a referral once, however often it is sent', async () => {
  const clientEmail = `friend-${randomUUID().slice(0, 8)}@example.com`;
  const body = referralCall(buildReferralSubmission({ clientEmail }));
  await Promise.all(Array.from({ length: 10 }, () => submit(body)));
  expect((await db.collection('referrals').where('client_email', '==', clientEmail).get()).size).toBe(1);
});

it('refuses a reward that is not on offer, at its field', async () => {
  const { error } = await submit(referralCall({ ...buildReferralSubmission(), referralReward: 'cash' }));
  expect(error?.details?.fields?.referralReward).toBe('Choose a reward from the list.');
});
