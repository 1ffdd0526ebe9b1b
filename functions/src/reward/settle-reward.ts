import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { rewardRowId } from '@domain/ledger/ledger-id';
import { rewardRow } from '@domain/ledger/row-details';
import { rewardTransitions, type Reward } from '@domain/reward/reward';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { ledger } from '../records/ledger/stored-row';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { rewardClaims } from '../records/reward/reward-claim';
import { rewards, type StoredReward } from '../records/reward/stored-reward';

/**
 * office-reward-settle: marks an earned reward as paid out, which notifies its referrer, or void, which allows its
 * client to be rewarded by another referral. A reward flagged for review is paid only after the admin confirms the
 * review.
 */
export const settleReward = callable('office-reward-settle', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-reward-settle', idempotencyKey, asked);
  const { rewardId, state, note, checked } = asked;
  const record = { collection: collections.rewards, id: rewardId };
  const reference = rewards().doc(rewardId);
  const claimed = rewardClaims().where('referral_id', '==', rewardId);
  return answerOnce(slot, now, async (transaction) => {
    const reward = (await transaction.get(reference)).data();
    if (!reward) throw new AppError('not-found', 'no such reward', 'There is no reward for this referral.');
    if (!rewardTransitions[reward.state].includes(state)) throw alreadySettled(reward);
    const unchecked = state === 'paid' && reward.to_check.length > 0;
    if (unchecked && checked !== true) throw notChecked();
    const claims = state === 'void' ? (await transaction.get(claimed)).docs : [];
    const audit = await openAuditTrail(transaction, record, caller, now);
    const result = { state, note, settled_by: admin.email, ...(unchecked && { checked_by: admin.email }) };
    const settled_at = Timestamp.fromDate(now);
    transaction.update(reference, { ...result, settled_at });
    for (const claim of claims) transaction.delete(claim.ref);
    if (state === 'paid') {
      transaction.create(ledger().doc(rewardRowId(rewardId)), rewardRow({ ...reward, settled_at }));
      writeMailIntent(transaction, {
        kind: 'referral_progress',
        subject: { collection: collections.referrals, id: reward.referral_id },
        recipient: reward.referrer_email,
        now,
        occasion: 'reward-paid',
        direct: true,
      });
    }
    audit.append({ action: state, changed: result });
    return { rewardId, state };
  });
});

const done: Record<Reward['state'], string> = {
  earned: 'changed',
  paid: 'marked this reward as paid',
  void: 'voided this reward',
};

function notChecked(): AppError {
  const sentence = 'This reward needs review. Check the box to confirm you reviewed it, then pay it.';
  return new AppError('invalid-input', 'the reward was not checked', sentence, {
    fields: { checked: 'Confirm that you reviewed this reward.' },
  });
}

function alreadySettled({ state, settled_by: by }: StoredReward): AppError {
  return new AppError(
    'already-handled',
    `reward is ${state}`,
    by
      ? `${by} has already ${done[state]}.`
      : 'A reward was already earned for this client, so this one is void.',
  );
}
