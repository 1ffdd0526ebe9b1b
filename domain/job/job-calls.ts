import { object, string } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** The request of an action that needs to know the job and nothing else. */
export const jobActionSchema = object({ bookingId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** Start Job and Mark Complete. */
export const updateJobStatusSchema = object({
  bookingId: documentIdField,
  status: string().oneOf(['in_progress', 'completed']).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export const workflowEmailTypes = ['booking_approved', 'forms_reminder'] as const;

/** The body of send-workflow-email. Only `bookingId` is used: recipient and text come from the database. */
export const sendWorkflowEmailSchema = object({
  type: string().oneOf(workflowEmailTypes).required(),
  bookingData: object({ bookingId: documentIdField }).required(),
}).required();
