import { object, string } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { pendingLeadStatuses } from './lead-status';

/** office-request-mark: a pending request is new, contacted or qualified; it stays pending in each. */
export const markRequestSchema = object({
  leadId: documentIdField,
  status: string().oneOf(pendingLeadStatuses).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
