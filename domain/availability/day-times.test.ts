import { expect, test } from 'vitest';
import { availableOn, nextAvailableDate, slotState } from './day-times';

const times = {
  '2026-12-01': { '08:00': ['camera'], '10:00': ['camera', 'rush'] },
  '2026-12-02': { '08:00': [] },
  '2026-12-04': { '08:00': ['camera'] },
};

test('the times of a service on a day', () => {
  expect(availableOn(times, 'rush', '2026-12-01')).toEqual(['10:00']);
  expect(availableOn(times, 'rush', '2026-12-02')).toEqual([]);
});

test('nothing is known of other days, and before the answer', () => {
  expect(availableOn(times, 'rush', '2026-12-03')).toBeNull();
  expect(availableOn(null, 'rush', '2026-12-01')).toBeNull();
  expect(slotState(null, '08:00')).toBe('unknown');
});

test('a time is available or taken', () => {
  expect(slotState(['08:00'], '08:00')).toBe('available');
  expect(slotState(['08:00'], '10:00')).toBe('taken');
});

test('the next day with an available time', () => {
  expect(nextAvailableDate(times, '2026-12-01', (day) => day !== '2026-12-02')).toBe('2026-12-04');
  expect(nextAvailableDate(times, '2026-12-01', () => undefined)).toBeNull();
  expect(nextAvailableDate(null, '2026-12-01', () => true)).toBeNull();
});
