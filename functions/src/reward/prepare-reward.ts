import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { referralRewardAmount } from '@domain/business/rewards';
import { collections } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import { undoEnd } from '@domain/job/undo-step';
import { clientMarkValues } from '@domain/reward/client-mark-values';
import { selfReferralChecks } from '@domain/reward/reward-checks';
import { earnsReward } from '@domain/reward/earns-reward';
import { clientMarks, type Reward } from '@domain/reward/reward';
import { clientOf } from '@domain/referral/client-of';
import { openAuditTrail, type Actor, type AuditedRecord } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { customerIdOf } from '../records/customer/customer-id';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import type { FollowedReferral } from '../records/referral/follow-referral';
import { prepareLikeness } from './prepare-likeness';
import { claimOf } from './reward-claim';

/** A referred job as it will be after the transaction. */
interface ReferredJob extends Pick<Booking, 'status' | 'payment_state' | 'customer'> {
  readonly bookingId: string;
  readonly completed_at?: Timestamp | null;
}

/**
 * The reward of a referral whose job becomes both completed and paid; null if none is due. A client, recognized by
 * email, phone or address, is rewarded once: a later reward is void from the start and names the earlier one. A
 * suspected self-referral, or a client who resembles one rewarded before, is earned but flagged for review. Reads
 * only; `write` makes the changes.
 */
export async function prepareReward(
  transaction: Transaction,
  followed: FollowedReferral | null,
  job: ReferredJob,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (!followed || !earnsReward(job, followed.referral.referrer_kind)) return null;
  const { referral } = followed;
  // The referral led to another job or was closed, so it did not bring this one.
  if (referral.booking_id !== job.bookingId) return null;
  const record = { collection: collections.rewards, id: referral.id };
  const reference = firestore().collection(record.collection).doc(record.id);
  const known = await transaction.get(reference);
  if (known.exists) return prepareUnflag(transaction, known, record, actor, now);
  const clients = [clientOf(referral), job.customer];
  const marks = clientMarkValues(clients).map(({ mark, value }) => ({
    mark,
    claim: claimOf(mark, value),
  }));
  const claims = await transaction.getAll(...marks.map(({ claim }) => claim));
  const matched = marks.filter((_, index) => claims[index]?.exists).map(({ mark }) => mark);
  const earlier = claims.find(({ exists }) => exists)?.get('referral_id') as string | undefined;
  const likeness = await prepareLikeness(transaction, clients, referral.id);
  const own = firestore().collection(collections.customers).doc(customerIdOf(referral.referrer_email));
  const referrer = {
    name: referral.referrer_name,
    email: referral.referrer_email,
    phone: referral.referrer_phone,
    // Referrers give no address, but one who was a client has one on record.
    address: ((await transaction.get(own)).get('address') as string | undefined) ?? '',
  };
  const checks = earlier === undefined ? [...selfReferralChecks(referrer, clients), ...likeness.checks] : [];
  const news = {
    kind: 'referral_progress',
    subject: { collection: collections.referrals, id: referral.id },
    occasion: 'reward-earned',
  } as const;
  // Earned again after a payment was corrected: its referrer was notified the first time.
  const told = await transaction.get(firestore().collection(collections.mail).doc(mailId(news)));
  const audit = await openAuditTrail(transaction, record, actor, now);
  const at = Timestamp.fromDate(now);
  const reward: Omit<Reward, 'id' | 'earned_at' | 'settled_at' | 'payment_corrected_at'> = {
    referral_id: referral.id,
    booking_id: job.bookingId,
    referrer_name: referral.referrer_name,
    referrer_email: referral.referrer_email,
    referrer_phone: referral.referrer_phone,
    referrer_kind: referral.referrer_kind,
    client_name: referral.client_name,
    preferred_reward: referral.preferred_reward,
    amount: referralRewardAmount,
    state: earlier === undefined ? 'earned' : 'void',
    void_reason: earlier === undefined ? '' : 'client-already-rewarded',
    earlier_referral_id: earlier ?? null,
    matched_by: clientMarks.filter((mark) => matched.includes(mark)),
    to_check: checks,
    similar_referral_id: earlier === undefined ? likeness.referralId : null,
    note: '',
    settled_by: null,
  };
  return {
    write() {
      transaction.create(reference, { ...reward, settled_at: null, earned_at: at });
      audit.append({ action: reward.state, changed: { ...reward } });
      if (reward.state !== 'earned') return;
      if (checks.length > 0) audit.append({ action: 'flagged', changed: { to_check: checks.join(', ') } });
      for (const { mark, claim } of marks) {
        transaction.create(claim, { referral_id: referral.id, mark, created_at: at });
      }
      likeness.write(at);
      if (told.exists) return;
      writeMailIntent(transaction, {
        ...news,
        recipient: referral.referrer_email,
        now,
        ...(job.completed_at && { heldUntil: undoEnd(job.completed_at.toDate()) }),
      });
    },
  };
}

/** Clears the flag of a reward that was paid out before its payment was corrected, once the job is paid again. */
async function prepareUnflag(
  transaction: Transaction,
  known: DocumentSnapshot,
  record: AuditedRecord,
  actor: Actor,
  now: Date,
) {
  if (!known.get('payment_corrected_at')) return null;
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      transaction.update(known.ref, { payment_corrected_at: null });
      audit.append({ action: 'payment-restored', changed: { state: known.get('state') as string } });
    },
  };
}
