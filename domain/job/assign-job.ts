import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { assignmentFields } from '../request/accept-request';

/** office-job-assign: who does a job; null for nobody yet. */
export const assignJobSchema = object({
  bookingId: documentIdField,
  ...assignmentFields,
  inspector_id: documentIdField.notRequired().defined(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
