import type { Closure } from '../../domain/settings/settings';
import type { CalendarDate } from '../../domain/time/calendar-date';

/** One closed day. */
export function closedOn(date: CalendarDate, name = 'Inventory'): Closure {
  return {
    id: 'closed',
    name,
    rule: 'dates',
    from: date,
    to: date,
    month: 1,
    day: 1,
    place: 'first',
    weekday: 'Monday',
  };
}
