import type { Closure } from '../settings/settings';

/** What a closure has before anything of it is chosen. */
export const emptyClosure: Omit<Closure, 'id' | 'name'> = {
  rule: 'dates',
  from: '',
  to: '',
  month: 1,
  day: 1,
  place: 'first',
  weekday: 'Monday',
};
