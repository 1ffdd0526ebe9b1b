import { object } from 'yup';
import { referrerKinds } from '../business/rewards';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  instant,
  instantOrNull,
  knownOf,
  numeric,
  oneOf,
  text,
  textOrNull,
} from '../firestore/stored-fields';
import { rewardChecks } from './reward-checks';
import { clientMarks, rewardStates, voidReasons, type Reward } from './reward';

/** A stored reward. `At`: how a moment is given. */
export type StoredReward<At> = Omit<Reward<At>, 'id'>;

const reward: Reads<StoredReward<Instant>> = object({
  referral_id: text(),
  booking_id: text(),
  referrer_name: text(),
  referrer_email: text(),
  referrer_phone: text(),
  referrer_kind: oneOf(referrerKinds).default('agent'),
  client_name: text(),
  preferred_reward: text().default(''),
  amount: numeric(),
  state: oneOf(rewardStates),
  void_reason: oneOf([...voidReasons, '']).default(''),
  earlier_referral_id: textOrNull().default(null),
  matched_by: knownOf(clientMarks).default([]),
  to_check: knownOf(rewardChecks).default([]),
  similar_referral_id: textOrNull().default(null),
  checked_by: textOrNull().default(null),
  note: text(),
  settled_by: textOrNull(),
  settled_at: instantOrNull(),
  earned_at: instant(),
  payment_corrected_at: instantOrNull().default(null),
});

export const rewardRecord = recordType(collections.rewards, reward);
