import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { mayChooseReward } from '@domain/referral/choose-reward';
import { referralNotes } from '@domain/referral/referral-submission';
import { openAuditTrail } from '../platform/audit';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { phoneNow } from '../platform/phone-now';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { referrals } from '../records/referral/stored-referral';
import { rewards } from '../records/reward/stored-reward';
import { countLookup } from './count-lookup';
import { isOwn } from './is-own';
import { trackerOf } from './tracker';

/** client-reward-choose: stores which reward the referrer wants, on the referral and on a reward that is due. */
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
    if (!mayChooseReward(referral, earned?.state ?? null)) throw tooLate();
    const records = [collections.referrals, ...(earned ? [collections.rewards] : [])];
    const trails = [];
    for (const collection of records)
      trails.push(await openAuditTrail(transaction, { collection, id: referralId }, caller, now));

    const chosen = { preferred_reward: reward };
    // The notes repeat the choice, unless they are from before they were made of the fields.
    const notes = (preferred: typeof referral.preferred_reward) =>
      referralNotes({ agentCompany: referral.referrer_company, referralReward: preferred });
    const repeated = referral.additional_notes === notes(referral.preferred_reward);
    transaction.update(reference, { ...chosen, ...(repeated && { additional_notes: notes(reward) }) });
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

function tooLate(): AppError {
  return new AppError(
    'already-handled',
    'the reward can no longer be chosen',
    `This reward can’t be chosen anymore. If that’s a surprise, call us at ${phoneNow().display}.`,
  );
}
