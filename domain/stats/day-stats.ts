import type { CalendarDate } from '../time/calendar-date';

/** What one day brought, of the records that are still there. */
export interface DayCounts {
  /** Requests from the website. */
  readonly requests: number;
  readonly referrals: number;
  readonly completed: number;
}

/** The figures of one day of the business's calendar, collection `stats`, id = the date. */
export interface DayStats extends DayCounts {
  readonly date: CalendarDate;
  /** ISO 8601. */
  readonly counted_at: string;
}

/** What `days` brought together. */
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
