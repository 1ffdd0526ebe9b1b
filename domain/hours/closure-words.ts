import type { Closure } from '../settings/settings';
import { mediumDate } from '../time/calendar-date';
import { monthName } from '../time/months-in-words';

/** When a closure is: `December 25`, `the fourth Thursday in November`, or `Dec 1, 2026-Dec 5, 2026`. */
export function closureWords({ rule, from, to, month, day, place, weekday }: Closure): string {
  switch (rule) {
    case 'dates':
      return from === to ? mediumDate(from) : `${mediumDate(from)}-${mediumDate(to)}`;
    case 'yearly':
      return `${monthName(month)} ${day}`;
    case 'nth-weekday':
      return `the ${place} ${weekday} in ${monthName(month)}`;
  }
}
