import { describe, expect, test } from 'vitest';
import { closedOn } from '../../tools/testing/closed-on';
import type { Closure } from '../settings/settings';
import { addDays } from '../time/calendar-date';
import { closureOn } from './closure-on';
import { closureWords } from './closure-words';

const blank = closedOn('2026-01-01');
const thanksgiving: Closure = {
  ...blank,
  rule: 'nth-weekday',
  month: 11,
  place: 'fourth',
  weekday: 'Thursday',
};

/** The dates from January 2026 to December 2028 that fall on a closure. */
function closed(closure: Closure): readonly string[] {
  const days = Array.from({ length: 1096 }, (_, day) => addDays('2026-01-01', day));
  return days.filter((date) => closureOn([closure], date));
}

describe('closed are', () => {
  test('all days from one date to another', () => {
    expect(closed({ ...blank, from: '2026-12-30', to: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  test('a date of every year', () => {
    expect(closed({ ...blank, rule: 'yearly', month: 7, day: 4 })).toEqual([
      '2026-07-04',
      '2027-07-04',
      '2028-07-04',
    ]);
    expect(closed({ ...blank, rule: 'yearly', month: 2, day: 29 })).toEqual(['2028-02-29']);
  });

  test('the fourth Thursday of every November', () => {
    expect(closed(thanksgiving)).toEqual(['2026-11-26', '2027-11-25', '2028-11-23']);
  });

  test('the first and the last Monday of a month', () => {
    const labor = { ...blank, rule: 'nth-weekday', month: 9, place: 'first' } as const;
    expect(closed(labor)).toEqual(['2026-09-07', '2027-09-06', '2028-09-04']);
    const memorial = { ...blank, rule: 'nth-weekday', month: 5, place: 'last' } as const;
    expect(closed(memorial)).toEqual(['2026-05-25', '2027-05-31', '2028-05-29']);
  });
});

test.each<[Partial<Closure>, string]>([
  [{ from: '2026-12-01', to: '2026-12-01' }, 'Dec 1, 2026'],
  [{ from: '2026-12-01', to: '2026-12-04' }, 'Dec 1, 2026-Dec 4, 2026'],
  [{ rule: 'yearly', month: 12, day: 25 }, 'December 25'],
  [thanksgiving, 'the fourth Thursday in November'],
])('%o is said as %s', (fields, words) => {
  expect(closureWords({ ...blank, ...fields })).toBe(words);
});
