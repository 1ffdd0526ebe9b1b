import { expect, test } from 'vitest';
import { mailLimits, retryDelaySeconds } from './mail-state';

test('the backoff doubles from half a minute to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(retryDelaySeconds)).toEqual([
    30, 60, 120, 240, 480, 960, 1920, 3600, 3600,
  ]);
});

test('it stays at an hour after any number of failures', () => {
  expect(retryDelaySeconds(100)).toBe(3600);
  expect(retryDelaySeconds(5000)).toBe(3600);
});

test('an email gets more than 70 attempts before it becomes a dead letter', () => {
  let waited = 0;
  let attempts = 0;
  while (waited < mailLimits.deadAfterHours * 3600) waited += retryDelaySeconds(++attempts);
  expect(attempts).toBeGreaterThan(70);
});
