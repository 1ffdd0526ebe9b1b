import { object, string, type InferType } from 'yup';
import type { FixedReason } from '../appointment/appointment-calls';
import type { CustomerSnapshot } from '../job/job';
import type { PaymentState } from '../payment/payment-state';
import type { FormsStatus } from '../job/forms-status';
import type { JobEnding } from '../job/job-ending';
import type { JobStatus } from '../job/job-status';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { SigningType } from '../legal/legal-text';
import type { SharedLink } from '../share/share-calls';
import { cursorField } from './list-cursor';
import type { ListedReport, Page } from './listed-report';

/** Rows per page of a list. */
export const portalPageSize = 10;

/** portal-open: the customer, and the rows of both lists after these cursors. */
export const openPortalSchema = object({ bookingsAfter: cursorField, reportsAfter: cursorField })
  .noUnknown()
  .required();

export interface PortalJob {
  readonly id: string;
  readonly service_type: string;
  /** `YYYY-MM-DD`; while pending it is only the office's reminder, which the client has not agreed to. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** The end of the window, `HH:MM`; null for a time. */
  readonly scheduled_until: string | null;
  readonly status: JobStatus;
  /** US dollars. */
  readonly total_price: number;
  readonly special_instructions: string;
  readonly property_address: string;
  readonly forms_status: FormsStatus;
  /** Whether it took place before this product was used: it has no forms, report or receipt here. */
  readonly imported: boolean;
  readonly report_created: boolean;
  readonly payment_state: PaymentState;
  /** US dollars that can be paid online now; 0 if nothing is due, or not online. */
  readonly payable: number;
  /** How it ended without an inspection; null before, and for a job cancelled in time or completed. */
  readonly ending: JobEnding | null;
  /** What the client owes for that ending, or gets back for a cancelled job; empty for none. */
  readonly owed: string;
  /** The `booking` of the links to forms and appointment; null if no key works, or nothing is left to do with one. */
  readonly key: string | null;
  /** Why the appointment can't be changed by link; null while it can. */
  readonly fixed: FixedReason | null;
  /** The report's page; null before there is one, or if its link was revoked. */
  readonly report_url: string | null;
  /** Signed documents that can be downloaded. */
  readonly signedDocuments: readonly SigningType[];
  /** The date on the paper, `YYYY-MM-DD`, where the agreement was signed on paper: it can't be downloaded. */
  readonly paper_signed_on?: string;
  /** Those that state another address or fee than the job, because it was changed since. */
  readonly outdated_documents: readonly SigningType[];
  /** US dollars still due (above 0) or to be refunded (below 0) since the price changed after payment. */
  readonly open_difference: number;
  /** The client's name in them, if the office has corrected it since; null if it is the current one. */
  readonly signed_as: string | null;
  readonly receipt: boolean;
  /** Whether the receipt is void because the office corrected the payment. */
  readonly receipt_voided: boolean;
}

export type PortalReport = ListedReport & {
  readonly receipt: FileWanted | null;
  /** Whether the receipt is void because the office corrected the payment. */
  readonly receipt_voided: boolean;
  /** Active shares of this report, newest first. */
  readonly shares: readonly SharedLink[];
};

export interface OpenPortalAnswer {
  readonly customer: CustomerSnapshot;
  readonly bookings: Page<PortalJob>;
  readonly reports: Page<PortalReport>;
}

/** portal-sessions-end: signs the customer out everywhere. */
export const endSessionsSchema = object({ idempotencyKey: idempotencyKeyField }).noUnknown().required();

export interface EndSessionsAnswer {
  readonly signedOut: boolean;
}

export const portalFileKinds = [
  'report',
  'agreement',
  'media_release',
  'job-receipt',
  'report-receipt',
] as const;

/**
 * portal-file-open: a download URL that works for 15 minutes. `id` is the report's id, or the job's for signed
 * documents and for the receipt of a job.
 */
export const openPortalFileSchema = object({
  kind: string().oneOf(portalFileKinds).required(),
  id: documentIdField,
  /** Which of a report's files; the newest if left out. */
  name: string().max(200).defined().default(''),
})
  .noUnknown()
  .required();

export type FileWanted = Pick<InferType<typeof openPortalFileSchema>, 'kind' | 'id'>;

export type OpenFileAnswer =
  | { readonly state: 'in-preparation' }
  | { readonly state: 'ready'; readonly url: string; /** ISO 8601. */ readonly expiresAt: string };
