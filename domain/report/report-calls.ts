import { object } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { reportFormSchema } from './report-form';

/** office-report-generate: the report of a completed job, or of an inspection that was no job of this office. */
export const generateReportSchema = object({
  bookingId: documentIdField.notRequired().nullable().defined().default(null),
  report: reportFormSchema.required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-report-amend: a new version of a report, which says what it changes. */
export const amendReportSchema = object({
  reportId: documentIdField,
  amendment: linesOfText('The change', 2_000).required('Write what this version changes.'),
  report: reportFormSchema.required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface ReportAnswer {
  readonly reportId: string;
  /** From 1. */
  readonly version: number;
  /** The client's link to it: whoever has it is taken for the client. */
  readonly url: string;
}

/**
 * send-report-notification and resend-report-direct: the mail with the link. All but `reportId` is ignored: recipient
 * and text come from the store.
 */
export const reportMailSchema = object({ reportId: documentIdField }).required();

/** office-report-open: the newest version of a report and its link, which begins anew where none works. */
export const openReportSchema = object({ reportId: documentIdField }).noUnknown().required();
