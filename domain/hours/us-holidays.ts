import type { Closure } from '../settings/settings';
import { emptyClosure } from './empty-closure';

const yearly = (id: string, name: string, month: number, day: number): Closure => ({
  ...emptyClosure,
  id,
  name,
  rule: 'yearly',
  month,
  day,
});

const weekday = (
  id: string,
  name: string,
  month: number,
  place: Closure['place'],
  on: Closure['weekday'],
): Closure => ({ ...emptyClosure, id, name, rule: 'nth-weekday', month, place, weekday: on });

/** The holidays on which most US businesses are closed. */
export const usHolidays: readonly Closure[] = [
  yearly('new-year', 'New Year’s Day', 1, 1),
  weekday('memorial-day', 'Memorial Day', 5, 'last', 'Monday'),
  yearly('independence-day', 'Independence Day', 7, 4),
  weekday('labor-day', 'Labor Day', 9, 'first', 'Monday'),
  weekday('thanksgiving', 'Thanksgiving', 11, 'fourth', 'Thursday'),
  yearly('christmas', 'Christmas', 12, 25),
];
