import { object } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-link-reissue: revokes the old keys and issues a new one, emailed to the client on request. */
export const reissueLinkSchema = object({
  bookingId: documentIdField,
  sendMail: trueOrFalse().defined().default(true),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** The body of send-followup-questionnaire. Only `bookingId` is used: recipient and text come from the database. */
export const sendFollowUpSchema = object({ bookingId: documentIdField }).required();
