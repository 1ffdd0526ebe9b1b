import type { PaymentMethod } from '../payment/payment-method';
import type { AccessFlag } from '../questionnaire/access-flags';
import type { FormsStatus } from './forms-status';
import type { JobStatus, WorkflowStatus } from './job-status';

export const paymentStates = ['unpaid', 'paid', 'waived'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The customer's data as they stood when the booking was last written; the read model of every list. */
export interface CustomerSnapshot {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export const formsLinkStates = ['active', 'revoked'] as const;

/** What the office may know of the client's link: never the key itself. */
export interface FormsLink {
  readonly state: (typeof formsLinkStates)[number];
  /** The last moment at which it works, ISO 8601. */
  readonly expires_at: string;
}

/** How a job's payment was settled. */
export interface Payment {
  /** US dollars; 0 where it was waived. */
  readonly amount: number;
  /** Empty where it was waived. */
  readonly method: PaymentMethod | '';
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
  /** The admin's e-mail address, or `online`. */
  readonly by: string;
}

/** How a job came to be cancelled. */
export interface Cancellation {
  /** Empty where none was given. */
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  /** The admin's e-mail address, or `client`. */
  readonly by: string;
}

/** A client's own change of the appointment that stands. */
export interface ClientMove {
  /** Where it was before: `YYYY-MM-DD` and `HH:MM`. */
  readonly from_date: string;
  readonly from_time: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A job, collection `bookings`. */
export interface Booking {
  readonly id: string;
  readonly customer_id: string;
  readonly customer: CustomerSnapshot;
  readonly service_type: string;
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  readonly status: JobStatus;
  readonly workflow_status: WorkflowStatus;
  /** US dollars. */
  readonly total_price: number;
  readonly special_instructions: string;
  readonly lead_id: string | null;
  /** The referral that brought the client. */
  readonly referral_id: string | null;
  readonly forms_status: FormsStatus;
  /** Whether the follow-up questionnaire is there, which the job does not wait for. */
  readonly follow_up_answered: boolean;
  /** Answers of the questionnaire that threaten the visit; empty before it is there. */
  readonly access_flags: readonly AccessFlag[];
  readonly forms_link: FormsLink;
  readonly report_created: boolean;
  readonly payment_state: PaymentState;
  /** Null while unpaid. */
  readonly payment: Payment | null;
  readonly search_keys: readonly string[];
  /** SEQUENCE of the appointment's calendar entry; rises with each change of date or time. */
  readonly calendar_sequence: number;
  /** When Start Job was pressed, ISO 8601; null before. */
  readonly started_at: string | null;
  /** When Mark Complete was pressed, ISO 8601; null before. */
  readonly completed_at: string | null;
  /** When the client was sent the report, ISO 8601; null before. */
  readonly report_sent_at: string | null;
  /** Whether that was within the time promised, `reportInTime`; null before. */
  readonly report_in_time: boolean | null;
  /** Whether the report was changed since the client was sent it. */
  readonly amendment_unsent: boolean;
  /** Null unless it is cancelled. */
  readonly cancellation: Cancellation | null;
  /** Null unless its client has moved the appointment, and the office not since. */
  readonly client_move: ClientMove | null;
  readonly created_at: string;
}
