import { expect, test } from 'vitest';
import { openWindows } from './open-windows';

const labels = (date: string) => openWindows(date).map(({ label }) => label);

test.each([
  ['a Monday', '2026-11-23', ['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM']],
  ['a Friday', '2026-11-27', ['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM']],
  // The office closes at 5 PM, partway through the last window.
  ['a Saturday', '2026-11-28', ['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM']],
  ['a Sunday', '2026-11-29', []],
])('%s', (_what, date, expected) => {
  expect(labels(date)).toEqual(expected);
});
