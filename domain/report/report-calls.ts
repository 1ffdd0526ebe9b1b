import { object } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { priceField } from '../request/accept-request';
import { reportClientSchema } from './follow-job';
import { reportFormSchema } from './report-form';

/** office-report-generate: the report of a completed job, or of an inspection without a job. */
export const generateReportSchema = object({
  bookingId: documentIdField.notRequired().nullable().defined().default(null),
  report: reportFormSchema.required(),
  /** US dollars due for a report without a job; the usual price of its scope if left out. A job has its own. */
  price: priceField.optional(),
  /** The job's client and address as the report was begun with: where it still says so, it follows the job. */
  begunFor: reportClientSchema.noUnknown().optional().default(undefined),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-report-amend: a new version of a report, which says what it changes. */
export const amendReportSchema = object({
  reportId: documentIdField,
  amendment: linesOfText('The change', 2_000).required('Describe what this version changes.'),
  report: reportFormSchema.required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface ReportAnswer {
  readonly reportId: string;
  /** From 1. */
  readonly version: number;
  /** The client's link: anyone with it sees the report as the client would. */
  readonly url: string;
}

/**
 * send-report-notification and resend-report-direct: emails the link. Only `reportId` is used: recipient and text
 * come from the database.
 */
export const reportMailSchema = object({ reportId: documentIdField }).required();

/** office-report-open: the newest version of a report and its link; issues a new link if none works. */
export const openReportSchema = object({ reportId: documentIdField }).noUnknown().required();
