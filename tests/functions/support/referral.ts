import { randomInt, randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import type { TrackReferralsAnswer } from '@domain/referral/track-referrals';
import { buildReferralSubmission } from '../../../tools/testing/factories/build-referral-submission';
import { db } from './admin-sdk';
import { call, callUntilTaken, type CallAnswer } from './call';
import { newEmail, newPhone } from './new-contact';

/** A referral by a new agent for a new client. */
export function newReferral(overrides: Partial<ReferralSubmission> = {}): ReferralSubmission {
  return buildReferralSubmission({
    agentEmail: newEmail('agent'),
    agentPhone: newPhone(),
    clientEmail: newEmail('client'),
    clientPhone: newPhone(),
    inspectionAddress: `${randomInt(1, 90_000)} S ${randomUUID().slice(0, 8)} Rd, Akron, OH 44606`,
    ...overrides,
  });
}

/** The body of client-referral-submit. */
export const referralCall = (data: unknown, idempotencyKey: string = randomUUID()) => ({
  formType: 'referral',
  data,
  clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
  idempotencyKey,
});

export function sendReferral(body: unknown, from?: string): Promise<CallAnswer<SubmissionReceipt>> {
  return callUntilTaken<SubmissionReceipt>(
    'client-referral-submit',
    body,
    from === undefined ? {} : { from },
  );
}

/** Submits a referral and returns its id. */
export async function submitReferral(data: ReferralSubmission = newReferral()): Promise<string> {
  const { result, error } = await sendReferral(referralCall(data));
  if (!result) throw new Error(`referral refused: ${JSON.stringify(error)}`);
  return result.id;
}

export const track = (asked: object, from?: string) =>
  call<TrackReferralsAnswer>('client-referral-track', asked, from === undefined ? {} : { from });

/** The key of the link emailed to the referrer. */
export async function trackingKeyOf(referralId: string): Promise<string> {
  const links = await db.collection('access_links').where('subject', '==', referralId).get();
  return links.docs.find((link) => link.get('kind') !== 'introduction')?.id ?? '';
}

/** The key of the link emailed to the referred client. */
export async function introductionKeyOf(referralId: string): Promise<string> {
  const links = await db.collection('access_links').where('subject', '==', referralId).get();
  return links.docs.find((link) => link.get('kind') === 'introduction')?.id ?? '';
}
