import type { LeadStatus } from './lead-status';

/** A request from the site, collection `leads`. Instants are ISO 8601 in the domain and Timestamps in the store. */
export interface Lead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** `(xxx) xxx-xxxx`. */
  readonly phone: string;
  readonly phone_e164: string;
  readonly address: string;
  readonly service_type: string;
  /** `YYYY-MM-DD`. */
  readonly preferred_date: string;
  /** `HH:MM:SS`. */
  readonly preferred_time: string;
  /** True where nobody chose the date: it is the day of the request then. */
  readonly date_flexible: boolean;
  /** True where nobody chose the time: it is 09:00:00 then. */
  readonly time_flexible: boolean;
  readonly special_instructions: string;
  readonly report_for: string | null;
  /** US dollars, computed by the server. */
  readonly price: number;
  /** US dollars, as the client's page showed it; null where it sent none. */
  readonly quoted_price: number | null;
  readonly status: LeadStatus;
  /** The pending booking whose forms were sent before anybody accepted it. */
  readonly forms_booking_id: string | null;
  /** The referral that it was made from. */
  readonly referral_id: string | null;
  readonly search_keys: readonly string[];
  readonly created_at: string;
}
