import type { ReferrerKind } from '../business/rewards';
import type { ImportOrigin } from '../import/import-kinds';
import type { ReferralProgress } from './referral-status';

/** A referral, collection `referrals`. `At`: how a moment is given, ISO 8601 unless stated. */
export interface Referral<At = string> {
  readonly id: string;
  readonly referrer_name: string;
  readonly referrer_email: string;
  readonly referrer_phone: string;
  readonly referrer_phone_e164: string;
  readonly referrer_company: string;
  readonly referrer_kind: ReferrerKind;
  /** The `value` of the chosen reward, which may be retired since; empty for no choice. */
  readonly preferred_reward: string;
  /**
   * US dollars promised to its referrer when it was sent; 0 if that kind of referrer was offered none. Null if it was
   * sent before this was recorded: then the settings of the day decide.
   */
  readonly reward_amount: number | null;
  /** Pseudonym of the device key that it was sent with; empty for none. */
  readonly device: string;
  readonly client_name: string;
  readonly client_email: string;
  readonly client_phone: string;
  readonly client_address: string;
  /** The referrer states that the client agrees to an email from us. */
  readonly client_agreed: boolean;
  readonly service_needed: string;
  readonly additional_notes: string;
  /** When it suits the client, in the referrer's words. */
  readonly suitable_days: string;
  /** `YYYY-MM-DD`, the day by which the report is needed; empty for none. */
  readonly needed_by: string;
  /** How to get in, in the referrer's words. */
  readonly access_notes: string;
  /** The request created from it. */
  readonly lead_id: string | null;
  /** The job created from it. */
  readonly booking_id: string | null;
  /** The pending job whose forms were sent before the referral was accepted. */
  readonly forms_booking_id: string | null;
  /** When the client asked for a time by the link of our introduction; null before. */
  readonly client_asked_at: At | null;
  readonly progress: ReferralProgress;
  readonly accepted_at: At | null;
  readonly scheduled_at: At | null;
  readonly completed_at: At | null;
  readonly closed_at: At | null;
  /** The last time that the office declined it; its progress stays. Null for never, or before this was recorded. */
  readonly declined_at: At | null;
  /** The email address of the admin who declined it; null as above. */
  readonly declined_by: string | null;
  /** Where an imported referral came from; null for one that was submitted here. It never earns a reward. */
  readonly origin: ImportOrigin | null;
  readonly search_keys: readonly string[];
  readonly created_at: At;
}
