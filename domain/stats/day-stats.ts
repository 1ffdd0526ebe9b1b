import type { CalendarDate } from '../time/calendar-date';

/** One day's counts, of the records that still exist. */
export interface DayCounts {
  /** Requests from the website. */
  readonly requests: number;
  readonly referrals: number;
  readonly completed: number;
}

/**
 * The figures of one day of the business's calendar, collection `stats`, id = the date. `At`: how a moment is given, ISO
 * 8601 unless stated.
 */
export interface DayStats<At = string> extends DayCounts {
  readonly date: CalendarDate;
  readonly counted_at: At;
}

/** The totals of `days`. */
export function sumOfDays(days: readonly DayCounts[]): DayCounts {
  return days.reduce(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      referrals: sum.referrals + day.referrals,
      completed: sum.completed + day.completed,
    }),
    { requests: 0, referrals: 0, completed: 0 },
  );
}
