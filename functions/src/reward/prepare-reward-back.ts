import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { tooLate } from '@domain/job/refuse-late-undo';
import { takesBackReward } from '@domain/reward/take-back-reward';
import { openAuditTrail, type Actor } from '../platform/audit';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { rewardClaims } from '../records/reward/reward-claim';
import { rewards } from '../records/reward/stored-reward';

/**
 * Reverts the reward that completing a job created, earned or void, with its claims, so that completing the job again
 * decides it again. Null if there is none. Reads only; `write` makes the changes.
 * @throws AppError `already-handled` if an admin settled it meanwhile, or its referrer is already being notified.
 */
export async function prepareRewardBack(
  transaction: Transaction,
  referralId: string | null,
  bookingId: string,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (!referralId) return null;
  const record = { collection: collections.rewards, id: referralId };
  const reference = rewards().doc(referralId);
  const reward = (await transaction.get(reference)).data();
  if (!takesBackReward(reward, bookingId)) return null;
  const claimed = rewardClaims().where('referral_id', '==', referralId);
  const claims = (await transaction.get(claimed)).docs;
  const mail = await prepareWithdrawal(transaction, {
    kind: 'referral_progress',
    subject: { collection: collections.referrals, id: referralId },
    occasion: 'reward-earned',
  });
  if (!mail) throw tooLate();
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      transaction.delete(reference);
      for (const claim of claims) transaction.delete(claim.ref);
      mail.write();
      audit.append({ action: 'taken-back', changed: { state: null } });
    },
  };
}
