import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { CorrectedReward } from '@domain/payment/payment';
import { correctedReward } from '@domain/reward/correct-reward';
import { openAuditTrail, type Actor } from '../platform/audit';
import type { readJob } from '../records/job/read-job';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { rewardClaims } from '../records/reward/reward-claim';
import { rewards } from '../records/reward/stored-reward';

type Job = Awaited<ReturnType<typeof readJob>>;

/**
 * The reward earned by a payment that is now corrected: reverted with its claims, or flagged for the office if it was
 * paid out. Null if there is nothing to do. Reads only; `write` makes the changes.
 */
export async function prepareCorrectedReward(
  transaction: Transaction,
  { record: job, stored: jobRecord }: Job,
  actor: Actor,
  now: Date,
): Promise<{ readonly outcome: CorrectedReward; readonly write: () => void } | null> {
  const referralId = jobRecord.referral_id;
  if (!referralId) return null;
  const record = { collection: collections.rewards, id: referralId };
  const reference = rewards().doc(referralId);
  const reward = (await transaction.get(reference)).data();
  const fate = correctedReward(reward, job.id);
  if (!reward || fate === 'leave') return null;
  if (fate === 'flag') {
    const audit = await openAuditTrail(transaction, record, actor, now);
    return {
      outcome: 'paid-already',
      write() {
        transaction.update(reference, { payment_corrected_at: Timestamp.fromDate(now) });
        audit.append({ action: 'payment-corrected', changed: { state: reward.state } });
      },
    };
  }
  const claimed = rewardClaims().where('referral_id', '==', referralId);
  const claims = (await transaction.get(claimed)).docs;
  // The email is withdrawn if it was not sent yet; a sent one stays on record.
  const mail = await prepareWithdrawal(transaction, {
    kind: 'referral_progress',
    subject: { collection: collections.referrals, id: referralId },
    occasion: 'reward-earned',
  });
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    outcome: reward.state === 'earned' ? 'taken-back' : 'none',
    write() {
      transaction.delete(reference);
      for (const claim of claims) transaction.delete(claim.ref);
      mail?.write();
      audit.append({ action: 'taken-back', changed: { state: null } });
    },
  };
}
