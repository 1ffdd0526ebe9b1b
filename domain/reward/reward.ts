import { object, string, type InferType } from 'yup';
import type { ReferrerKind } from '../business/rewards';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { ReferralReward } from '../referral/referral-submission';

export const rewardStates = ['earned', 'paid', 'void'] as const;
export type RewardState = (typeof rewardStates)[number];

/** From each state, where an admin may take a reward. */
export const rewardTransitions: Record<RewardState, readonly RewardState[]> = {
  earned: ['paid', 'void'],
  paid: [],
  void: [],
};

/** Why a reward was void from its beginning; empty otherwise. */
export const voidReasons = ['client-already-rewarded'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** An entry of the ledger, collection `rewards`, id = the referral's id: made once the referred job is completed and paid. */
export interface Reward {
  readonly id: string;
  readonly referral_id: string;
  readonly booking_id: string;
  readonly referrer_name: string;
  readonly referrer_email: string;
  readonly referrer_phone: string;
  readonly referrer_kind: ReferrerKind;
  readonly client_name: string;
  readonly preferred_reward: ReferralReward | '';
  /** US dollars. */
  readonly amount: number;
  readonly state: RewardState;
  readonly void_reason: VoidReason | '';
  /** The referral whose reward stands in the way, where the client was rewarded before. */
  readonly earlier_referral_id: string | null;
  /** By what it is the same client, such as `phone`. */
  readonly matched_by: readonly ClientMark[];
  readonly note: string;
  readonly settled_by: string | null;
  /** ISO 8601. */
  readonly settled_at: string | null;
  readonly earned_at: string;
}

/** By what a client is known again. */
export const clientMarks = ['email', 'phone', 'address'] as const;
export type ClientMark = (typeof clientMarks)[number];

/** office-reward-settle: an earned reward was handed over, or is void. */
export const settleRewardSchema = object({
  rewardId: documentIdField,
  state: string()
    .oneOf(['paid', 'void'] as const)
    .required(),
  note: linesOfText('The note', 500).required('Write a short note: how it was paid, or why it is void.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SettleReward = InferType<typeof settleRewardSchema>;
