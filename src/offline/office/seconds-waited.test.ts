import { expect, test } from 'vitest';
import { secondsWaited } from './seconds-waited';

test('a wait is counted by one clock, whatever time it shows, and a clock put back counts as a long wait', () => {
  expect(secondsWaited(1000, 61_400)).toBe(60);
  expect(secondsWaited(30_000, 0)).toBe(0);
  expect(secondsWaited(3_600_000, 0)).toBeGreaterThan(86_400);
});
