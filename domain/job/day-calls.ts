import { number, object, string } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { arrivalNoticeKinds, type ArrivalNoticeState } from './arrival-notice';
import { longestOwnNote } from './own-note';

/** The longest wait that a device can state: a year. */
const longestWaitSeconds = 366 * 86_400;

/** office-arrival-tell: emails the client that the inspector is on the way, or comes later. */
export const tellArrivalSchema = object({
  bookingId: documentIdField,
  notice: string().oneOf(arrivalNoticeKinds).required(),
  minutes: number().integer().min(5).max(240).required(),
  /** How long ago it was pressed, by the device's own clock, which may be wrong as a whole. */
  waitedSeconds: number().integer().min(0).max(longestWaitSeconds).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-arrival-undo */
export const undoArrivalSchema = object({
  bookingId: documentIdField,
  notice: string().oneOf(arrivalNoticeKinds).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-note-write: an inspector's note to self about a job; empty removes it. */
export const writeNoteSchema = object({
  bookingId: documentIdField,
  note: linesOfText('The note', longestOwnNote).defined(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface ArrivalAnswer {
  readonly bookingId: string;
  readonly state: ArrivalNoticeState;
}
