import { addDays, type CalendarDate } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';
import { dayMs } from '../time/durations';

/** The dates of the year after `from` on which the clocks of a time zone change; none where they don't. */
export function clockChanges(timeZone: string, from: CalendarDate): readonly CalendarDate[] {
  const dates = Array.from({ length: 365 }, (_, ahead) => addDays(from, ahead));
  return dates.filter(
    (date) =>
      instantOf(addDays(date, 1), '00:00', timeZone).getTime() -
        instantOf(date, '00:00', timeZone).getTime() !==
      dayMs,
  );
}
