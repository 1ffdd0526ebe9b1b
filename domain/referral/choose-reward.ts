import { object, string, type InferType } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { promisedReward } from '../reward/promised-reward';
import type { RewardState } from '../reward/reward';
import { rewardsToChoose } from '../settings/offered-rewards';
import type { RewardSettings } from '../settings/settings';
import { deviceKeyField } from './device-key';
import type { Referral } from './referral';
import { rewardValueLimit } from './referral-submission';

/** At the field of a choice that isn't offered. */
export const chooseFromList = 'Choose a reward from the list.';

/**
 * client-reward-choose: which reward the caller wants for one of their own referrals, which the device key or the key of
 * the emailed link proves.
 */
export const chooseRewardSchema = object({
  referralId: documentIdField,
  /** One that is offered, which the handler checks. */
  reward: string().max(rewardValueLimit, chooseFromList).required(chooseFromList),
  deviceKey: deviceKeyField,
  tracking: string().max(200).defined().default(''),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type ChooseReward = InferType<typeof chooseRewardSchema>;

/**
 * Whether the reward of a referral may still be chosen. An imported referral never earns one.
 * @param state the reward's; null while there is none
 */
export function mayChooseReward(
  rewards: RewardSettings,
  referral: Pick<Referral<unknown>, 'referrer_kind' | 'reward_amount' | 'progress' | 'origin'>,
  state: RewardState | null,
): boolean {
  if (state !== null) return state === 'earned';
  return promisedReward(rewards, referral) > 0 && referral.progress !== 'closed';
}

/** Whether this is a reward that a referral can get: one of this month, or the one that it has chosen before. */
export function isChoosable(
  rewards: RewardSettings,
  { preferred_reward: chosen }: Pick<Referral<unknown>, 'preferred_reward'>,
  asked: string,
  now: Date,
): boolean {
  return rewardsToChoose(rewards, now, chosen).some(({ value }) => value === asked);
}
