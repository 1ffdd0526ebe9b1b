import { emptyClosure } from '../../domain/hours/empty-closure';
import type { Closure } from '../../domain/settings/settings';
import type { CalendarDate } from '../../domain/time/calendar-date';

/** One closed day. */
export function closedOn(date: CalendarDate, name = 'Inventory'): Closure {
  return { ...emptyClosure, id: 'closed', name, from: date, to: date };
}
