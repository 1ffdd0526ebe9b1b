import { object, string, type InferType } from 'yup';
import { isCompletePhone } from '../contact/phone';
import type { RewardState } from '../reward/reward';
import { deviceKeyField } from './device-key';
import type { ReferralStatus } from './referral-status';

/** A row for someone who knows only a phone number: no contact data, no notes. */
export interface MaskedReferral {
  readonly kind: 'masked';
  readonly initials: string;
  readonly city: string;
  /** `YYYY-MM-DD` in the business's time zone. */
  readonly date: string;
  readonly status: ReferralStatus;
  /** Whether the status is only estimated from the date. */
  readonly estimated: boolean;
}

/** A status that was reached, and when; `at` is null if estimated from the referral's age. */
export interface ReferralMilestone {
  readonly status: ReferralStatus;
  /** ISO 8601. */
  readonly at: string | null;
}

export interface RewardView {
  readonly state: RewardState;
  /** US dollars. */
  readonly amount: number;
  /** ISO 8601. */
  readonly changed_at: string;
}

/** A row for the device that sent it, or for the bearer of the link emailed to its referrer. */
export interface FullReferral {
  readonly kind: 'full';
  readonly id: string;
  readonly client_name: string;
  readonly client_phone: string;
  readonly client_email: string;
  readonly client_address: string;
  readonly additional_notes: string;
  readonly date: string;
  readonly status: ReferralStatus;
  /** As above. */
  readonly estimated: boolean;
  readonly timeline: readonly ReferralMilestone[];
  readonly reward: RewardView | null;
  /** Empty where it is to be decided later. */
  readonly preferred_reward: string;
  /** Whether the preferred reward can be chosen or changed. */
  readonly may_choose: boolean;
}

/** Totals of the caller's own referrals. */
export interface ReferralTotals {
  readonly referred: number;
  /** Known to be completed; without imported ones. */
  readonly inspected: number;
  /** US dollars, paid or not. */
  readonly earned: number;
  /** US dollars. */
  readonly paid: number;
}

export type TrackedReferral = MaskedReferral | FullReferral;

/** Maximum number of rows returned, newest first. */
export const trackedAtMost = 20;

/**
 * The body of client-referral-track: a phone number, whose rows are shown in full with the device key or the key of the link
 * emailed to the referrer; or one of these keys alone, for its own rows.
 */
export const trackReferralsSchema = object({
  phone: string()
    .defined()
    .default('')
    .test(
      'complete',
      'Enter a 10-digit phone number, area code first.',
      (value) => value === '' || isCompletePhone(value),
    ),
  deviceKey: deviceKeyField,
  tracking: string().max(200).defined().default(''),
})
  .noUnknown()
  .required()
  .test(
    'asks',
    'Enter the phone number that you send referrals with.',
    ({ phone, deviceKey, tracking }) => phone !== '' || deviceKey !== '' || tracking !== '',
  );

export type TrackReferrals = InferType<typeof trackReferralsSchema>;

export interface TrackReferralsAnswer {
  readonly referrals: readonly TrackedReferral[];
  /** Whether there are more rows than returned. */
  readonly more: boolean;
  /** Of all of the caller's own referrals; null where no key proves that some are theirs. */
  readonly totals: ReferralTotals | null;
}
