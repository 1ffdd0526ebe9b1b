import type { ReceivedProblem } from '../appointment/slot-problems';
import type { LastMail } from '../mail/requested-mail';
import type { RequestStatus } from './request-status';

/** A request from the site, collection `leads`. `At`: how a moment is given, ISO 8601 unless stated. */
export interface BookingRequest<At = string> {
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
  /** The end of the window that the client chose, `HH:MM`; null for a time. */
  readonly preferred_until: string | null;
  /** True if no date was chosen; `preferred_date` is then the day of the request. */
  readonly date_flexible: boolean;
  /** True if no time was chosen; `preferred_time` is then 09:00:00. */
  readonly time_flexible: boolean;
  /** Problems of the chosen date and time when the server received them; none are known of older requests. */
  readonly slot_problems: readonly ReceivedProblem[];
  readonly special_instructions: string;
  /** `YYYY-MM-DD`, the day by which the client needs the report; null for none. */
  readonly deadline: string | null;
  readonly report_for: string | null;
  /** US dollars, computed by the server. */
  readonly price: number;
  /** US dollars, as shown on the client's page; null if the page sent none. */
  readonly quoted_price: number | null;
  readonly status: RequestStatus;
  /** The pending job whose forms were sent before the request was accepted. */
  readonly forms_booking_id: string | null;
  /** The referral from which it was created. */
  readonly referral_id: string | null;
  /** When its client asked for this time by the link of our introduction; null for any other request. */
  readonly client_asked_at: At | null;
  /**
   * Since when a referred client waits for an answer to that time; null once the office marked the request or sent its
   * forms since, and for any other request.
   */
  readonly client_waits_since: At | null;
  /** The last email that confirmed it, once one could not be delivered; null while none has failed. */
  readonly received_mail: LastMail<At> | null;
  readonly search_keys: readonly string[];
  readonly created_at: At;
}
