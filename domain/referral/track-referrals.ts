import { object, string, type InferType } from 'yup';
import { isCompletePhone } from '../contact/phone';
import type { RewardState } from '../reward/reward';
import type { ReferralStatus } from './referral-status';

/** A row for whoever knows only a phone number: no contact data, no notes. */
export interface MaskedReferral {
  readonly kind: 'masked';
  readonly initials: string;
  readonly city: string;
  /** `YYYY-MM-DD` in the business's time zone. */
  readonly date: string;
  readonly status: ReferralStatus;
}

/** A reached state and when; `at` is null where only the referral's age says so. */
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

/** A row for the device that sent it, or for the bearer of the link mailed to its referrer. */
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
  readonly timeline: readonly ReferralMilestone[];
  readonly reward: RewardView | null;
}

export type TrackedReferral = MaskedReferral | FullReferral;

/** At most this many rows are answered, the newest first. */
export const trackedAtMost = 20;
export const trackerMinimumDigits = 10;

/** A UUID made on the device and never shown: it proves which rows this device has sent. */
export const deviceKeyField = string()
  .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
    message: 'The device key is not a UUID.',
    excludeEmptyString: true,
  })
  .defined()
  .default('');

/** The body of referral-track: a phone number, or the key of the link that was mailed to a referrer. */
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
  .required();

export type TrackReferrals = InferType<typeof trackReferralsSchema>;

export interface TrackReferralsAnswer {
  readonly referrals: readonly TrackedReferral[];
  /** More than are shown. */
  readonly more: boolean;
}
