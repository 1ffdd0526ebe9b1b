import { object, string } from 'yup';
import { doorScopes } from '../access/access-link';
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

/** What a client at the door can do: pay or sign on their phone, or sign on our device, which is handed to them. */
export type DoorPurpose = (typeof doorScopes)[number];

/** office-door-link: a link that works for half an hour, shown as a code to the client at the door, or opened for them. */
export const doorLinkSchema = object({
  bookingId: documentIdField,
  purpose: string().oneOf(doorScopes).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface DoorLink {
  readonly url: string;
  /** ISO 8601. */
  readonly expires_at: string;
}
