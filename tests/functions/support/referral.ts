import { randomInt, randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { DeleteJobAnswer } from '@domain/job/delete-job';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import type { TrackReferralsAnswer } from '@domain/referral/track-referrals';
import { buildReferralSubmission } from '../../factories/build-referral-submission';
import { nextWeek } from '../../factories/next-week';
import { db } from './admin-sdk';
import { call, type CallAnswer } from './call';
import type { SignedIn } from './sign-in';

/** A phone number that no other test uses, nor anybody: there is no area code 555. */
export function newPhone(): string {
  return `(555) ${randomInt(200, 1000)}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

export const newEmail = (who: string) => `${who}-${randomUUID().slice(0, 8)}@example.com`;

/** A referral by an agent of its own for a client of its own. */
export function newReferral(overrides: Partial<ReferralSubmission> = {}): ReferralSubmission {
  return buildReferralSubmission({
    agentEmail: newEmail('agent'),
    agentPhone: newPhone(),
    clientEmail: newEmail('client'),
    clientPhone: newPhone(),
    inspectionAddress: `${randomInt(1, 90_000)} S ${randomUUID().slice(0, 8)} Rd, Provo, UT 84606`,
    ...overrides,
  });
}

/** The body of secure-referral-submission. */
export const referralCall = (data: unknown, idempotencyKey: string = randomUUID()) => ({
  formType: 'referral',
  data,
  clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
  idempotencyKey,
});

export function sendReferral(body: unknown, from?: string): Promise<CallAnswer<SubmissionReceipt>> {
  return call<SubmissionReceipt>('secure-referral-submission', body, from === undefined ? {} : { from });
}

/** Submits a referral and returns its id. */
export async function submitReferral(data: ReferralSubmission = newReferral()): Promise<string> {
  const { result, error } = await sendReferral(referralCall(data));
  if (!result) throw new Error(`referral refused: ${JSON.stringify(error)}`);
  return result.id;
}

export const track = (asked: object, from?: string) =>
  call<TrackReferralsAnswer>('referral-track', asked, from === undefined ? {} : { from });

/** The key of the link that was mailed to the referrer. */
export async function trackingKeyOf(referralId: string): Promise<string> {
  const links = await db.collection('access_links').where('subject', '==', referralId).get();
  return links.docs[0]?.id ?? '';
}

export async function stored(collection: string, id: string) {
  return (await db.collection(collection).doc(id).get()).data();
}

export const appointment = { scheduled_date: nextWeek(), scheduled_time: '10:00', total_price: 149 };

/** What an admin does, each with a key of its own unless one is given. */
export function officeOf(admin: SignedIn) {
  const act =
    <Answer>(name: string) =>
    (body: object) =>
      call<Answer>(name, { idempotencyKey: randomUUID(), ...body }, admin);
  return {
    acceptReferral: act<{ referralId: string; leadId: string | null; bookingId: string | null }>(
      'office-referral-accept',
    ),
    declineReferral: act('office-referral-decline'),
    deleteReferral: act('office-referral-delete'),
    acceptRequest: act<{ bookingId: string }>('office-request-accept'),
    declineRequest: act('office-request-decline'),
    deleteRequest: act('office-request-delete'),
    markRequest: act<{ leadId: string; status: string }>('office-request-mark'),
    restoreRequest: act<{ leadId: string; status: string }>('office-request-restore'),
    sendForms: act<{ bookingId: string }>('office-forms-send'),
    setStatus: act('office-job-status'),
    undoStep: act<{ bookingId: string; status: string }>('office-job-undo'),
    scheduleJob: act('office-job-schedule'),
    cancelJob: act<{ bookingId: string }>('office-job-cancel'),
    deleteJob: act<DeleteJobAnswer>('office-job-delete'),
    setPayment: act<{ bookingId: string; payment_state: string }>('office-job-payment'),
    settleReward: act<{ rewardId: string; state: string }>('office-reward-settle'),
  };
}

export type Office = ReturnType<typeof officeOf>;

/** Takes a referral straight to a job that has begun. */
export async function startedJobOf(office: Office, referralId: string): Promise<string> {
  const { result, error } = await office.acceptReferral({ referralId, as: 'booking', appointment });
  if (!result?.bookingId) throw new Error(`not accepted: ${JSON.stringify(error)}`);
  await office.setStatus({ bookingId: result.bookingId, status: 'in_progress' });
  return result.bookingId;
}
