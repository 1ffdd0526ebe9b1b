import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { referralRewardAmount } from '@domain/business/rewards';
import { collections } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import { undoEnd } from '@domain/job/undo-step';
import { clientMarkValues } from '@domain/reward/client-mark-values';
import { earnsReward } from '@domain/reward/earns-reward';
import { clientMarks, type ClientMark, type Reward } from '@domain/reward/reward';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';
import { clientOf } from '../referral/client-of';
import type { FollowedReferral } from '../referral/follow-referral';

/** A referred job as the transaction will leave it. */
interface ReferredJob extends Pick<Booking, 'status' | 'payment_state' | 'customer'> {
  readonly bookingId: string;
  readonly completed_at?: Timestamp | null;
}

/**
 * The reward of a referral whose job becomes both completed and paid; null where none is due. The same client, known by
 * e-mail, phone or address, is rewarded once: a later reward is void from its beginning and says which one stands in its
 * way. Reads only; `write` does the rest.
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
  // The referral has come to another job, or to nothing: this one was not brought by it.
  if (referral.booking_id !== job.bookingId) return null;
  const record = { collection: collections.rewards, id: referral.id };
  const reference = firestore().collection(record.collection).doc(record.id);
  if ((await transaction.get(reference)).exists) return null;
  const marks = clientMarkValues([clientOf(referral), job.customer]).map(({ mark, value }) => ({
    mark,
    claim: claimOf(mark, value),
  }));
  const claims = await transaction.getAll(...marks.map(({ claim }) => claim));
  const matched = marks.filter((_, index) => claims[index]?.exists).map(({ mark }) => mark);
  const earlier = claims.find(({ exists }) => exists)?.get('referral_id') as string | undefined;
  const audit = await openAuditTrail(transaction, record, actor, now);
  const at = Timestamp.fromDate(now);
  const reward: Omit<Reward, 'id' | 'earned_at' | 'settled_at'> = {
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
    note: '',
    settled_by: null,
  };
  return {
    write() {
      transaction.create(reference, { ...reward, settled_at: null, earned_at: at });
      audit.append({ action: reward.state, changed: { ...reward } });
      if (reward.state !== 'earned') return;
      for (const { mark, claim } of marks) {
        transaction.create(claim, { referral_id: referral.id, mark, created_at: at });
      }
      writeMailIntent(transaction, {
        kind: 'referral_progress',
        subject: { collection: collections.referrals, id: referral.id },
        recipient: referral.referrer_email,
        now,
        occasion: 'reward-earned',
        ...(job.completed_at && { heldUntil: undoEnd(job.completed_at.toDate()) }),
      });
    },
  };
}

/** The document that says that a client was rewarded; its id tells nothing of them. */
function claimOf(mark: ClientMark, value: string): DocumentReference {
  return firestore()
    .collection(collections.rewardClaims)
    .doc(pseudonym(`reward:${mark}`, value));
}
