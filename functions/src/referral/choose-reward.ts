import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { chooseFromList, isChoosable, mayChooseReward } from '@domain/referral/choose-reward';
import { areNotesOf, referralNotes } from '@domain/referral/referral-submission';
import { rewardLabel } from '@domain/settings/offered-rewards';
import { openAuditTrail } from '../platform/audit';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { phoneNow } from '../platform/phone-now';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { referrals } from '../records/referral/stored-referral';
import { rewards } from '../records/reward/stored-reward';
import { countLookup } from './count-lookup';
import { isOwn } from './is-own';
import { trackerOf } from './tracker';

/**
 * client-reward-choose: stores which reward the referrer wants, on the referral and on a reward that is due. It can be one
 * of this month's, or the one that was chosen before.
 */
export const chooseReward = callable('client-reward-choose', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const { referralId, reward, deviceKey, tracking } = asked;
  await countLookup(publicOf(caller).networks, now);
  const tracker = await trackerOf({ phone: '', deviceKey, tracking }, now);
  const slot = receiptSlot('client-reward-choose', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const reference = referrals().doc(referralId);
    const referral = (await transaction.get(reference)).data();
    if (!referral || !isOwn(referral, tracker)) throw notTheirs();
    const due = rewards().doc(referralId);
    const earned = (await transaction.get(due)).data();
    const { rewards: offered } = (await settingsIn(transaction)).settings;
    if (!mayChooseReward(offered, referral, earned?.state ?? null)) throw tooLate();
    if (!isChoosable(offered, referral, reward, now)) throw notOffered();
    const records = [collections.referrals, ...(earned ? [collections.rewards] : [])];
    const trails = [];
    for (const collection of records)
      trails.push(await openAuditTrail(transaction, { collection, id: referralId }, caller, now));

    const chosen = { preferred_reward: reward };
    // The notes repeat the choice, unless they are from before they were made of the fields.
    const { referrer_company: company, additional_notes: notes } = referral;
    transaction.update(reference, {
      ...chosen,
      ...(areNotesOf(company, notes) && {
        additional_notes: referralNotes(company, rewardLabel(offered, reward)),
      }),
    });
    if (earned) transaction.update(due, chosen);
    for (const trail of trails) trail.append({ action: 'reward-chosen', changed: chosen });
    return { referralId, reward };
  });
});

function notTheirs(): AppError {
  return new AppError(
    'not-found',
    'no such referral of this device or link',
    'We can’t tell that this referral is yours. Open the link in our latest email to you.',
  );
}

function notOffered(): AppError {
  return new AppError('invalid-input', 'this reward is not offered', 'Please check the highlighted fields.', {
    fields: { reward: chooseFromList },
  });
}

function tooLate(): AppError {
  return new AppError(
    'already-handled',
    'the reward can no longer be chosen',
    `This reward can’t be chosen anymore. If that’s a surprise, call us at ${phoneNow().display}.`,
  );
}
