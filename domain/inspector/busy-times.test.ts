import { expect, test } from 'vitest';
import { busyDays, busyOn } from './busy-times';

const days = { '2026-12-02': [{ from: 540, to: 600 }] };
const lapses = new Date('2026-12-02T12:00:00Z');

test('busy times count until they lapse', () => {
  expect(busyDays(days, lapses, new Date('2026-12-02T11:59:59Z'))).toEqual(days);
  expect(busyDays(days, lapses, lapses)).toEqual({});
});

test('a day without any has none', () => {
  expect(busyOn({ busy: days }, '2026-12-02')).toEqual([{ from: 540, to: 600 }]);
  expect(busyOn({ busy: days }, '2026-12-03')).toEqual([]);
});
