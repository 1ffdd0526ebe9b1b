import type { Weekday } from '../business/facts';
import type { CalendarDate } from '../time/calendar-date';
import type { TimeOfDay } from '../time/time-of-day';

/** When a member works on a day of the week. */
export interface MemberDay {
  readonly works: boolean;
  /** `HH:MM`. */
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
}

/** When a member works. */
export type MemberWeek = Readonly<Record<Weekday, MemberDay>>;

/** Days on which a member doesn't work, both included. */
export interface DaysOff {
  /** `YYYY-MM-DD`. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}
