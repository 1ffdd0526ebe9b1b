import { boolean, object, string, type InferType } from 'yup';
import type { ReferrerKind } from '../business/rewards';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { RewardCheck } from './reward-checks';

export const rewardStates = ['earned', 'paid', 'void'] as const;
export type RewardState = (typeof rewardStates)[number];

/** State -> the states to which an admin may move a reward. */
export const rewardTransitions: Record<RewardState, readonly RewardState[]> = {
  earned: ['paid', 'void'],
  paid: [],
  void: [],
};

/** Why a reward was void from the start; empty otherwise. */
export const voidReasons = ['client-already-rewarded'] as const;
export type VoidReason = (typeof voidReasons)[number];

/**
 * An entry of the ledger, collection `rewards`, id = the referral's id; created once the referred job is completed
 * and paid. `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface Reward<At = string> {
  readonly id: string;
  readonly referral_id: string;
  readonly booking_id: string;
  readonly referrer_name: string;
  readonly referrer_email: string;
  readonly referrer_phone: string;
  readonly referrer_kind: ReferrerKind;
  readonly client_name: string;
  /** As in the referral. */
  readonly preferred_reward: string;
  /** US dollars. */
  readonly amount: number;
  readonly state: RewardState;
  readonly void_reason: VoidReason | '';
  /** The referral whose reward prevents this one, if the client was rewarded before. */
  readonly earlier_referral_id: string | null;
  /** The marks by which the client was recognized, such as `phone`. */
  readonly matched_by: readonly ClientMark[];
  /** Why it must be reviewed before it is paid; usually empty. */
  readonly to_check: readonly RewardCheck[];
  /** The referral whose rewarded client resembles this one; null for none. */
  readonly similar_referral_id: string | null;
  /** The admin who paid it despite the checks; null for none. */
  readonly checked_by: string | null;
  readonly note: string;
  readonly settled_by: string | null;
  readonly settled_at: At | null;
  readonly earned_at: At;
  /** When the payment that earned it was corrected after the reward was paid out; null otherwise. */
  readonly payment_corrected_at: At | null;
}

/** The marks by which a client is recognized. */
export const clientMarks = ['email', 'phone', 'address'] as const;
export type ClientMark = (typeof clientMarks)[number];

/** office-reward-settle: marks an earned reward as paid out or void. */
export const settleRewardSchema = object({
  rewardId: documentIdField,
  state: string()
    .oneOf(['paid', 'void'] as const)
    .required(),
  note: linesOfText('The note', 500).required('Add a short note: how it was paid, or why it’s void.'),
  /** True if the admin has reviewed the checks; not needed for a reward without any. */
  checked: boolean().strict().optional(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SettleReward = InferType<typeof settleRewardSchema>;
