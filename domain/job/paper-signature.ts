import { object, type InferType } from 'yup';
import { contactLimits, nameLine } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { pastDateField } from '../time/past-date-field';
import type { Job } from './job';

/** The office's record that the agreement was signed on paper. There is no PDF of it. */
export interface PaperSignature<At = string> {
  /** The date on the paper, `YYYY-MM-DD`. */
  readonly signed_on: string;
  readonly signer: string;
  readonly recorded_at: At;
}

/** office-paper-record: when the agreement was signed on paper, and by whom. */
export const recordPaperSchema = object({
  bookingId: documentIdField,
  signed_on: pastDateField('Choose the date on the paper.'),
  signer: nameLine('The name', contactLimits.name).required('Enter the name of the person who signed.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type RecordPaper = InferType<typeof recordPaperSchema>;

/** Whether a job has an agreement that can still be signed on paper. An imported job has no forms. */
export function canSignOnPaper({
  status,
  origin,
  forms_status: forms,
}: Pick<Job<unknown>, 'status' | 'origin' | 'forms_status'>): boolean {
  return status !== 'cancelled' && origin === null && !forms.agreement_signed;
}
