import { object, string } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { pendingRequestStatuses } from './request-status';

/** office-request-mark: marks a pending request as new, contacted or qualified. */
export const markRequestSchema = object({
  leadId: documentIdField,
  status: string().oneOf(pendingRequestStatuses).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
