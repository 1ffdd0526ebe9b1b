import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import type { HoursSettings } from '../settings/settings';
import { calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes, type TimeOfDay } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';

/** What can be wrong with a requested date and time, in the order in which it is listed. */
export const slotProblemKinds = ['date-past', 'time-past', 'closed-day', 'outside-hours'] as const;
export type SlotProblem = (typeof slotProblemKinds)[number];

/** What can be wrong with them when a request comes in: nobody may be available at the time. */
export const receivedProblemKinds = [...slotProblemKinds, 'taken'] as const;
export type ReceivedProblem = (typeof receivedProblemKinds)[number];

export interface Slot {
  readonly date: CalendarDate;
  /** `HH:MM` or `HH:MM:SS`; null for any time of the day. */
  readonly time: TimeOfDay | null;
  /** Duration. */
  readonly minutes: number;
}

/**
 * The problems of a slot at the instant `now`: its day is over, it has begun (for any time of today: the office has
 * closed), the business is closed that day, or it is outside that day's hours. Empty for none.
 */
export function slotProblems(
  hours: HoursSettings,
  { date, time, minutes }: Slot,
  now: Date,
): readonly SlotProblem[] {
  const today = calendarDateIn(business.timeZone, now);
  const open = hoursOn(hours, date);
  const problems: SlotProblem[] = [];
  const begins = time === null ? null : hoursAndMinutes(time);
  const lastStart = begins ?? open?.closes;
  if (date < today) problems.push('date-past');
  else if (lastStart !== undefined && instantOf(date, lastStart, business.timeZone) <= now) {
    problems.push('time-past');
  }
  if (!open) problems.push('closed-day');
  else if (begins !== null && (begins < open.opens || addMinutes(begins, minutes) > open.closes)) {
    problems.push('outside-hours');
  }
  return problems;
}

/** Whether a slot is in the past, as opposed to at an unusual time. */
export function isPast(problems: readonly SlotProblem[]): boolean {
  return problems.includes('date-past') || problems.includes('time-past');
}
