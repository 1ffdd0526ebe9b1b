import { describe, expect, it, test } from 'vitest';
import { monthName, nextOpenDay, weeksOf } from './month-days';

test('a month has its name and year', () => {
  expect(monthName('2027-01')).toBe('January 2027');
});

describe('weeksOf', () => {
  it('starts each week on a Sunday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks.at(-1)?.filter(Boolean).at(-1)).toBe('2026-12-31');
  });

  it('contains every day of the month once', () => {
    for (const [month, days] of [
      ['2027-02', 28],
      ['2028-02', 29],
      ['2026-11', 30],
    ] as const) {
      expect(weeksOf(month).flat().filter(Boolean)).toHaveLength(days);
    }
  });
});

describe('nextOpenDay', () => {
  const range = { first: '2026-12-01', last: '2026-12-31' };
  const isOpen = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() !== 0;

  it('skips closed days in both directions', () => {
    expect(nextOpenDay('2026-12-05', 1, isOpen, range)).toBe('2026-12-07');
    expect(nextOpenDay('2026-12-07', -1, isOpen, range)).toBe('2026-12-05');
  });

  it('moves by weeks and stops at the end of the range', () => {
    expect(nextOpenDay('2026-12-10', 7, isOpen, range)).toBe('2026-12-17');
    expect(nextOpenDay('2026-12-28', 7, isOpen, range)).toBeNull();
    expect(nextOpenDay('2026-12-01', -1, isOpen, range)).toBeNull();
  });
});
