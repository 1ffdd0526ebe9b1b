import { object, string } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { CalendarProblem } from './calendar-problem';

export const calendarAddressLimit = 2000;

const wrong = 'Enter the private address in iCal format. It begins with https://.';

/** Whether a text can be the address of a calendar. The server decides about the server that it names. */
function isAddress(text: string): boolean {
  return /^(https?|webcal):\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

const address = string()
  .trim()
  .max(calendarAddressLimit, 'The address is too long.')
  .test('address', wrong, (text) => text === undefined || text === '' || isAddress(text));

/** The form's field. */
export const calendarAddressField = address.required(wrong);

/**
 * office-calendar-change: sets or removes the private calendar of an inspector, and reads it. An owner can change
 * everyone's, others only their own.
 */
export const changeCalendarSchema = object({
  uid: documentIdField,
  /** Empty to remove it. */
  address: address.defined(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-calendar-refresh: reads the private calendar of an inspector now. */
export const refreshCalendarSchema = object({ uid: documentIdField }).noUnknown().required();

/** What the office sees of a private calendar. The address itself is never shown again. */
export interface PrivateCalendar {
  /** Of the address: `calendar.google.com`. */
  readonly host: string;
  /** When it was last read, ISO 8601; null for never. */
  readonly readAt: string | null;
  /** Busy times that were read. */
  readonly busyTimes: number;
  /** Events that were left out, because they repeat too often or can't be understood. */
  readonly skipped: number;
  /** Null while it can be read. */
  readonly failure: {
    readonly problem: CalendarProblem;
    /** ISO 8601. */
    readonly since: string;
  } | null;
  /** Until when the busy times count if it can't be read, ISO 8601; null if none were read yet. */
  readonly lapsesAt: string | null;
}

export interface CalendarAnswer {
  /** Null for none. */
  readonly calendar: PrivateCalendar | null;
}
