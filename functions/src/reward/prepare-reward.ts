import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import { undoEnd } from '@domain/job/undo-step';
import { earnsReward } from '@domain/reward/earns-reward';
import { newReward } from '@domain/reward/new-reward';
import { promisedReward } from '@domain/reward/promised-reward';
import { openAuditTrail, type Actor, type AuditedRecord } from '../platform/audit';
import { settingsIn } from '../platform/stored-settings';
import { mails } from '../records/mail/mail-document';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import type { FollowedReferral } from '../records/referral/follow-referral';
import { rewards, type StoredReward } from '../records/reward/stored-reward';
import { readClient } from './read-client';

/** A referred job as it will be after the transaction. */
interface ReferredJob extends Pick<Job, 'status' | 'payment_state' | 'customer'> {
  readonly bookingId: string;
  readonly completed_at: Timestamp | null;
}

/**
 * The reward of a referral whose job becomes both completed and paid; null if none is due. It is what was promised when
 * the referral was sent. A client, recognized by email, phone or address, is rewarded once: a later reward is void from the start and names the earlier one. A
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
  if (!followed) return null;
  const { referral } = followed;
  const { rewards: offered } = (await settingsIn(transaction)).settings;
  const amount = promisedReward(offered, referral);
  if (!earnsReward(job, amount)) return null;
  // The referral led to another job or was closed, so it did not bring this one.
  if (referral.booking_id !== job.bookingId) return null;
  const record = { collection: collections.rewards, id: referral.id };
  const reference = rewards().doc(record.id);
  const known = (await transaction.get(reference)).data();
  if (known) return prepareUnflag(transaction, known, record, actor, now);
  const client = await readClient(transaction, referral, job);
  const news = {
    kind: 'referral_progress',
    subject: { collection: collections.referrals, id: referral.id },
    occasion: 'reward-earned',
  } as const;
  // Earned again after a payment was corrected: its referrer was notified the first time.
  const notified = await transaction.get(mails().doc(mailId(news)));
  const audit = await openAuditTrail(transaction, record, actor, now);
  const at = Timestamp.fromDate(now);
  const reward = newReward(referral, amount, client.known);
  const { to_check: checks } = reward;
  return {
    write() {
      transaction.create(reference, {
        ...reward,
        checked_by: null,
        settled_at: null,
        earned_at: at,
        payment_corrected_at: null,
      });
      audit.append({ action: reward.state, changed: { ...reward } });
      if (reward.state !== 'earned') return;
      if (checks.length > 0) audit.append({ action: 'flagged', changed: { to_check: checks.join(', ') } });
      client.claim(at);
      if (notified.exists) return;
      writeMailIntent(transaction, {
        ...news,
        recipient: referral.referrer_email,
        now,
        direct: true,
        ...(job.completed_at && { heldUntil: undoEnd(job.completed_at.toDate()) }),
      });
    },
  };
}

/** Clears the flag of a reward that was paid out before its payment was corrected, once the job is paid again. */
async function prepareUnflag(
  transaction: Transaction,
  known: StoredReward,
  record: AuditedRecord,
  actor: Actor,
  now: Date,
) {
  if (!known.payment_corrected_at) return null;
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      transaction.update(rewards().doc(record.id), { payment_corrected_at: null });
      audit.append({ action: 'payment-restored', changed: { state: known.state } });
    },
  };
}
