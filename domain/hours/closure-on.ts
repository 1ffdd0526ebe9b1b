import type { Closure } from '../settings/settings';
import { addDays, type CalendarDate } from '../time/calendar-date';
import { weekdayOf } from '../time/weekday-of';

/** The closure that a date falls on, if any. */
export function closureOn(closures: readonly Closure[], date: CalendarDate): Closure | undefined {
  return closures.find((closure) => fallsOn(closure, date));
}

function fallsOn(closure: Closure, date: CalendarDate): boolean {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  switch (closure.rule) {
    case 'dates':
      return closure.from <= date && date <= closure.to;
    case 'yearly':
      return closure.month === month && closure.day === day;
    case 'nth-weekday':
      return (
        closure.month === month && closure.weekday === weekdayOf(date) && isPlace(closure.place, date, day)
      );
  }
}

/** Whether a date is the first, second, third, fourth or last of its weekday in its month. */
function isPlace(place: Closure['place'], date: CalendarDate, day: number): boolean {
  if (place === 'last') return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return ['first', 'second', 'third', 'fourth'][Math.ceil(day / 7) - 1] === place;
}
