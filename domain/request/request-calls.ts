import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** Decline and Delete of a request. */
export const requestActionSchema = object({ leadId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();
