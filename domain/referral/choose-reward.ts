import { object, string, type InferType } from 'yup';
import { rewardsOffered, type ReferrerKind, rewardOptions } from '../business/rewards';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { RewardState } from '../reward/reward';
import { deviceKeyField } from './device-key';
import type { Referral } from './referral';

/**
 * client-reward-choose: which reward the caller wants for one of their own referrals, which the device key or the key of
 * the emailed link proves.
 */
export const chooseRewardSchema = object({
  referralId: documentIdField,
  reward: string<string>()
    .oneOf(
      rewardOptions.map(({ value }) => value),
      'Choose a reward from the list.',
    )
    .required('Choose a reward from the list.'),
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
  { referrer_kind: kind, progress, origin }: Pick<Referral<unknown>, 'referrer_kind' | 'progress' | 'origin'>,
  state: RewardState | null,
  offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered,
): boolean {
  if (state !== null) return state === 'earned';
  return offered[kind] && progress !== 'closed' && origin === null;
}
