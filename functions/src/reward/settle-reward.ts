import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { rewardTransitions, type Reward } from '@domain/reward/reward';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { answerOnce, receiptSlot } from '../platform/receipts';

/**
 * office-reward-settle: an earned reward was handed over, which its referrer is told, or is void, which leaves its client
 * free to be rewarded by another referral.
 */
export const settleReward = callable('settleReward', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.settleReward.name, idempotencyKey, asked);
  const { rewardId, state, note } = asked;
  const db = firestore();
  const record = { collection: collections.rewards, id: rewardId };
  const reference = db.collection(record.collection).doc(rewardId);
  const claimed = db.collection(collections.rewardClaims).where('referral_id', '==', rewardId);
  return answerOnce(slot, now, async (transaction) => {
    const reward = (await transaction.get(reference)).data() as Reward | undefined;
    if (!reward) throw new AppError('not-found', 'no such reward', 'There is no reward for this referral.');
    if (!rewardTransitions[reward.state].includes(state)) throw alreadySettled(reward);
    const claims = state === 'void' ? (await transaction.get(claimed)).docs : [];
    const audit = await openAuditTrail(transaction, record, caller, now);
    const settled = { state, note, settled_by: admin.email };
    transaction.update(reference, { ...settled, settled_at: Timestamp.fromDate(now) });
    for (const claim of claims) transaction.delete(claim.ref);
    if (state === 'paid') {
      writeMailIntent(transaction, {
        kind: 'referral_progress',
        subject: { collection: collections.referrals, id: reward.referral_id },
        recipient: reward.referrer_email,
        now,
        occasion: 'reward-paid',
      });
    }
    audit.append({ action: state, changed: settled });
    return { rewardId, state };
  });
});

const done: Record<Reward['state'], string> = {
  earned: 'changed',
  paid: 'marked this reward as paid',
  void: 'voided this reward',
};

function alreadySettled({ state, settled_by: by }: Reward): AppError {
  return new AppError(
    'already-handled',
    `reward is ${state}`,
    by ? `${by} has already ${done[state]}.` : 'This client was already rewarded, so this reward is void.',
  );
}
