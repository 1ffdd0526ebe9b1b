import { object } from 'yup';
import { referrerKinds } from '../business/rewards';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  numericOrNull,
  oneOf,
  text,
  texts,
  textOrNull,
} from '../firestore/stored-fields';
import { importOrigin } from '../import/import-origin-field';
import { referralProgresses } from './referral-status';
import type { Referral } from './referral';

/** A stored referral. `At`: how a moment is given. */
export interface StoredReferral<At> extends Omit<Referral<At>, 'id'> {
  /** The email address of the admin who accepted it; null before. */
  readonly handled_by: string | null;
  /** Whether retention has erased its access codes. */
  readonly codes_erased: boolean;
}

const referral: Reads<StoredReferral<Instant>> = object({
  referrer_name: text(),
  referrer_email: text(),
  referrer_phone: text(),
  referrer_phone_e164: text().default(''),
  referrer_company: text().default(''),
  referrer_kind: oneOf(referrerKinds).default('agent'),
  preferred_reward: text().default(''),
  reward_amount: numericOrNull().default(null),
  device: text().default(''),
  client_name: text(),
  client_email: text(),
  client_phone: text(),
  client_address: text(),
  client_agreed: flag().default(false),
  service_needed: text(),
  additional_notes: text(),
  suitable_days: text().default(''),
  needed_by: text().default(''),
  access_notes: text().default(''),
  lead_id: textOrNull().default(null),
  booking_id: textOrNull().default(null),
  forms_booking_id: textOrNull().default(null),
  client_asked_at: instantOrNull().default(null),
  progress: oneOf(referralProgresses).default('none'),
  accepted_at: instantOrNull().default(null),
  scheduled_at: instantOrNull().default(null),
  completed_at: instantOrNull().default(null),
  closed_at: instantOrNull().default(null),
  declined_at: instantOrNull().default(null),
  declined_by: textOrNull().default(null),
  origin: importOrigin(),
  search_keys: texts().default([]),
  handled_by: textOrNull().default(null),
  codes_erased: flag().default(false),
  created_at: instant(),
});

export const referralRecord = recordType(collections.referrals, referral);
