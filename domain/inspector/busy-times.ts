import { object } from 'yup';
import type { TakenTime } from '../appointment/taken-time';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, listOf, map, mapOf, numeric } from '../firestore/stored-fields';
import type { CalendarDate } from '../time/calendar-date';

/**
 * When an inspector is busy in their own calendar, by the business's date: in minutes since midnight, in order and not
 * overlapping.
 */
export type BusyDays = Readonly<Record<CalendarDate, readonly TakenTime[]>>;

/**
 * What was last read of an inspector's private calendar, collection `busy_times`, id = the uid. It has times alone, and
 * nothing else of the calendar.
 */
export interface StoredBusyTimes<At> {
  readonly days: BusyDays;
  /** From then on they no longer count, because the calendar couldn't be read for too long. */
  readonly lapses_at: At;
}

const busyTimes: Reads<StoredBusyTimes<Instant>> = object({
  days: mapOf(listOf(map({ from: numeric(), to: numeric() }))),
  lapses_at: instant(),
});

export const busyTimesRecord = recordType(collections.busyTimes, busyTimes);

const none: BusyDays = {};

/** The busy times that count now, of what was stored and when it lapses. */
export function busyDays(days: BusyDays, lapsesAt: Date, now: Date): BusyDays {
  return now < lapsesAt ? days : none;
}

/** When an inspector is busy on a day. */
export function busyOn({ busy }: { readonly busy: BusyDays }, date: CalendarDate): readonly TakenTime[] {
  return busy[date] ?? [];
}
