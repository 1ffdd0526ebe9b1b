import type { ImportOrigin } from '../import/import-kinds';
import type { SigningType } from '../legal/legal-text';
import type { LastMail } from '../mail/requested-mail';
import type { ConsentWithdrawal } from '../media-release/withdraw-consent';
import type { CorrectedPayment, HeldPayment, Payment, PaymentState } from '../payment/payment-state';
import type { PriceDifference } from '../payment/price-difference';
import type { AccessFlag } from '../questionnaire/access-flags';
import type { RecipientAnswer } from '../share/recipient-answer';
import type { ArrivalNotice } from './arrival-notice';
import type { FormsStatus } from './forms-status';
import type { JobEnding } from './job-ending';
import type { JobStatus, WorkflowStatus } from './job-status';
import type { OwnNote } from './own-note';
import type { PaperSignature } from './paper-signature';

/** Snapshot of the customer's data when the job was last written; every list reads this one. */
export interface CustomerSnapshot {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export const formsLinkStates = ['active', 'revoked'] as const;

/** What the office may see of the client's link; never the key itself. */
export interface FormsLink<At = string> {
  readonly state: (typeof formsLinkStates)[number];
  /** The last moment at which it works. */
  readonly expires_at: At;
}

/** How a job was cancelled. */
export interface Cancellation<At = string> {
  /** Empty if none was given. */
  readonly reason: string;
  readonly at: At;
  /** The admin's email address, or `client`. */
  readonly by: string;
}

/** That the office gave the job a taken time knowingly. */
export interface ConfirmedOverlap<At = string> {
  /** Empty if none was given. */
  readonly reason: string;
  readonly at: At;
  /** The admin's email address. */
  readonly by: string;
}

/** The client's own move to the current appointment. */
export interface ClientMove<At = string> {
  /** The previous appointment: `YYYY-MM-DD`, `HH:MM`, and the end of its window if it was one. */
  readonly from_date: string;
  readonly from_time: string;
  readonly from_until: string | null;
  readonly at: At;
}

/** A job, collection `bookings`. `At`: how a moment is given, ISO 8601 unless stated. */
export interface Job<At = string> {
  readonly id: string;
  readonly customer_id: string;
  readonly customer: CustomerSnapshot;
  /** The property of its address; empty without an address, null until a job from before there were any is sorted. */
  readonly property_id: string | null;
  /** When the office last corrected the client's details; null before. Documents signed earlier say what they said. */
  readonly client_corrected_at: At | null;
  readonly service_type: string;
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** The end of the client's window, `HH:MM`; null for an agreed time. */
  readonly scheduled_until: string | null;
  /** The uid of the member of the team who does it; null for nobody yet. */
  readonly inspector_id: string | null;
  /**
   * When the client was offered new times because nobody can come at the agreed one; null if they weren't, or the job
   * was moved or assigned since.
   */
  readonly times_offered_at: At | null;
  /** Null if its time was free when the job got it. */
  readonly confirmed_overlap: ConfirmedOverlap<At> | null;
  readonly status: JobStatus;
  readonly workflow_status: WorkflowStatus;
  /** US dollars. */
  readonly total_price: number;
  readonly special_instructions: string;
  /** `YYYY-MM-DD`, the day by which the client needs the report; null for none. */
  readonly deadline: string | null;
  readonly lead_id: string | null;
  /** The referral that led to this job. */
  readonly referral_id: string | null;
  readonly forms_status: FormsStatus;
  /** Whether a signed document carries another name than the client's. */
  readonly signed_by_other: boolean;
  /** Whether the person whom the questionnaire names gets the report; null until the client has answered. */
  readonly recipient_answer: RecipientAnswer<At> | null;
  /** Whether the optional follow-up questionnaire was answered. */
  readonly follow_up_answered: boolean;
  /** Answers of the questionnaire and the follow-up that put the visit at risk; empty before one is answered. */
  readonly access_flags: readonly AccessFlag[];
  /** Null on a job from before there were links. */
  readonly forms_link: FormsLink<At> | null;
  readonly report_created: boolean;
  readonly payment_state: PaymentState;
  /** Null while unpaid. */
  readonly payment: Payment<At> | null;
  /** Null if no payment mark can still be undone. */
  readonly held_payment: HeldPayment<At> | null;
  /** Oldest first. */
  readonly corrected_payments: readonly CorrectedPayment<At>[];
  /** What the last change of the price after payment left to settle; null if there was none. */
  readonly price_difference: PriceDifference<At> | null;
  /** When the refund that the office chose goes to the client's card; null if none is on its way. */
  readonly card_refund_at: At | null;
  /** Signed documents that state another address or fee than the job, because the office changed it since. */
  readonly outdated_documents: readonly SigningType[];
  /** The agreement's signature on paper, which the office recorded; null if there is none. */
  readonly paper_signature: PaperSignature<At> | null;
  /** What the client withdrew of the signed media release; null for nothing. */
  readonly consent_withdrawal: ConsentWithdrawal<At> | null;
  /** State of the last email with the client's report link; null if none was sent or recorded. */
  readonly report_mail: LastMail<At> | null;
  /** The same for the last email about missing forms. */
  readonly forms_mail: LastMail<At> | null;
  readonly search_keys: readonly string[];
  /** iCalendar SEQUENCE of the appointment; increases with each change of date or time. */
  readonly calendar_sequence: number;
  /**
   * When the office accepted the request or referral that it came from; null for a job that got its appointment in
   * another way, or before this was recorded.
   */
  readonly accepted_at: At | null;
  /** When Start Job was pressed; null before. */
  readonly started_at: At | null;
  /** The On My Way email to the client; null before, and for another appointment. */
  readonly on_my_way: ArrivalNotice<At> | null;
  /** The last Running Late email to the client; null as above. */
  readonly running_late: ArrivalNotice<At> | null;
  /** The inspector's note to self; null for none. */
  readonly own_note: OwnNote<At> | null;
  /** When Mark Complete was pressed; null before. */
  readonly completed_at: At | null;
  /** When the report was emailed to the client; null before. */
  readonly report_sent_at: At | null;
  /** Whether that met the promised time, see `reportInTime`; null before. */
  readonly report_in_time: boolean | null;
  /** Whether the report was amended after the client was last sent it. */
  readonly amendment_unsent: boolean;
  /** Null unless cancelled. */
  readonly cancellation: Cancellation<At> | null;
  /** How it ended without an inspection; null before, and for a job cancelled in time or completed. */
  readonly ending: JobEnding | null;
  /** US dollars charged for that ending. */
  readonly charge: number;
  /** Null unless the client moved the appointment and the office has not changed it since. */
  readonly client_move: ClientMove<At> | null;
  /** Where an imported past job came from; null for one that was booked here. No automatic email is about it. */
  readonly origin: ImportOrigin | null;
  readonly created_at: At;
}
