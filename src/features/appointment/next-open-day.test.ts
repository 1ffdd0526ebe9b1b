import { expect, test } from 'vitest';
import { nextOpenDay } from './next-open-day';

const range = { first: '2026-12-01', last: '2026-12-31' };
const isOpen = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() !== 0;

test('skips closed days in both directions', () => {
  expect(nextOpenDay('2026-12-05', 1, isOpen, range)).toBe('2026-12-07');
  expect(nextOpenDay('2026-12-07', -1, isOpen, range)).toBe('2026-12-05');
});

test('moves by weeks and stops at the end of the range', () => {
  expect(nextOpenDay('2026-12-10', 7, isOpen, range)).toBe('2026-12-17');
  expect(nextOpenDay('2026-12-28', 7, isOpen, range)).toBeNull();
  expect(nextOpenDay('2026-12-01', -1, isOpen, range)).toBeNull();
});
