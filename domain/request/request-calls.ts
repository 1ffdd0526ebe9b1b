import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { noticeField } from './decline-notice';

/** Undo of Decline. */
export const requestActionSchema = object({ leadId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** Decline and Delete of a request, with the message that its client gets, if any. */
export const refuseRequestSchema = object({
  leadId: documentIdField,
  message: noticeField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
