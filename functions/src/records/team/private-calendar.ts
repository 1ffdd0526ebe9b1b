import type { CollectionReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, instantOrNull, map, numeric, oneOf, text } from '@domain/firestore/stored-fields';
import { calendarProblems, type CalendarProblem } from '@domain/inspector/calendar-problem';
import { busyDays, busyTimesRecord, type BusyDays, type StoredBusyTimes } from '@domain/inspector/busy-times';
import type { PrivateCalendar } from '@domain/inspector/private-calendar-calls';
import { collectionOf } from '../../platform/collection-of';
import { seal, unseal } from '../../platform/seal';
import { toIso } from '../../platform/to-iso';

/**
 * Where an inspector's own calendar is read, collection `private_calendars`, id = the uid. Anyone with the address can
 * read all of the calendar, so no page reads this record.
 */
export interface StoredCalendar<At = Timestamp> {
  /** Encrypted with `seal`. */
  readonly address: string;
  /** The server's name, which is all that is shown of the address. */
  readonly host: string;
  readonly next_read_at: At;
  /** When it was last read, or had not changed; null for never. */
  readonly read_at: At | null;
  readonly busy_times: number;
  /** Events that were left out. */
  readonly skipped: number;
  /** Since when it can't be read, and why; null while it can. */
  readonly failure: { readonly problem: CalendarProblem; readonly since: At } | null;
  /** What asks the server whether the file has changed; null asks for the file. */
  readonly seen: Seen | null;
}

export interface Seen {
  readonly etag: string;
  readonly last_modified: string;
  /** The days and the time zone that were read of it. */
  readonly read_for: string;
}

const calendar: Reads<StoredCalendar<Instant>> = object({
  address: text(),
  host: text(),
  next_read_at: instant(),
  read_at: instantOrNull(),
  busy_times: numeric(),
  skipped: numeric(),
  failure: map({ problem: oneOf(calendarProblems), since: instant() })
    .nullable()
    .default(null),
  seen: map({ etag: text(), last_modified: text(), read_for: text() }).nullable().default(null),
});

const calendarRecord = recordType(collections.privateCalendars, calendar);

export function privateCalendars(): CollectionReference<StoredCalendar, StoredCalendar> {
  return collectionOf(calendarRecord);
}

/** What was read of the private calendars; the ids are the inspectors' uids. */
export function busyTimes(): CollectionReference<StoredBusyTimes<Timestamp>, StoredBusyTimes<Timestamp>> {
  return collectionOf(busyTimesRecord);
}

/** The busy times that count now. */
export function busyNow(stored: StoredBusyTimes<Timestamp> | undefined): BusyDays {
  return stored ? busyDays(stored.days, stored.lapses_at.toDate(), new Date()) : {};
}

/** Deletes a member's private calendar with all that was read of it. */
export function deleteCalendar(transaction: Transaction, uid: string): void {
  transaction.delete(privateCalendars().doc(uid));
  transaction.delete(busyTimes().doc(uid));
}

const sealedFor = 'private-calendar';

export const sealedAddress = (address: string) => seal(sealedFor, address);

/** The address; null if it was encrypted with another key, such as in a restored copy. */
export function addressOf({ address }: Pick<StoredCalendar, 'address'>): string | null {
  try {
    return unseal(sealedFor, address);
  } catch {
    // ignored: the owner sees that the address has to be entered again
    return null;
  }
}

/** Hours for which busy times count after the calendar was last read. */
const lapseHours = 24;

export const lapseOf = (read: Date) => new Date(read.getTime() + lapseHours * 3_600_000);

/** What the office sees of a private calendar. */
export function shownCalendar(stored: StoredCalendar | undefined): PrivateCalendar | null {
  if (!stored) return null;
  const { host, read_at, busy_times, skipped, failure } = stored;
  return {
    host,
    readAt: read_at && toIso(read_at),
    busyTimes: busy_times,
    skipped,
    failure: failure && { problem: failure.problem, since: toIso(failure.since) },
    lapsesAt: read_at && lapseOf(read_at.toDate()).toISOString(),
  };
}
