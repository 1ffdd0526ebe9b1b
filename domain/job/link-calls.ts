import { boolean, object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-link-revoke: every key of the booking ends at once, for every use of it. */
export const revokeLinkSchema = object({ bookingId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** office-link-reissue: the old keys end, a new one begins, and is mailed to the client if asked for. */
export const reissueLinkSchema = object({
  bookingId: documentIdField,
  sendMail: boolean().defined().default(true),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** The body of send-followup-questionnaire. All but `bookingId` is ignored: recipient and text come from the store. */
export const sendFollowUpSchema = object({ bookingId: documentIdField }).required();
