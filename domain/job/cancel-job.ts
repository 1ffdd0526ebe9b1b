import { object, type InferType } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const cancelReasonField = linesOfText('The reason', 500).defined().default('');

/** office-job-cancel: the appointment will not be; the client is told, and the record stays. */
export const cancelJobSchema = object({
  bookingId: documentIdField,
  reason: cancelReasonField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type CancelJob = InferType<typeof cancelJobSchema>;
