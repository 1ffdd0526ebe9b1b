import { expect, test } from 'vitest';
import { cursorField, cursorOf, placeOf } from './list-cursor';

test('a position and its cursor convert into each other', () => {
  const place = { date: '2026-03-05', id: 'booking_1-a' };
  expect(placeOf(cursorOf(place))).toEqual(place);
});

test.each(['', '2026-03-05', '2026-02-30_a', '2026-03-05_../b', '2026-03-05_', 'a_2026-03-05'])(
  '%j is not a cursor',
  (cursor) => {
    expect(placeOf(cursor)).toBeUndefined();
    expect(cursorField.isValidSync(cursor)).toBe(false);
  },
);

test('a list starts with an explicit null cursor', () => {
  expect(cursorField.isValidSync(null)).toBe(true);
  expect(cursorField.isValidSync(undefined)).toBe(false);
});
