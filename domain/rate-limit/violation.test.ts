import { expect, test } from 'vitest';
import { isViolation, violationAbove } from './violation';
import { publicFormLimit } from './window';

test.each([
  [3, false],
  [4, true],
])('%i submissions in one window: %s', (submission_count, expected) => {
  expect(isViolation({ submission_count })).toBe(expected);
});

test('four accepted referrals from a known device are no violation', () => {
  expect(isViolation({ submission_count: 4, violation: false })).toBe(false);
  expect(isViolation({ submission_count: 21, violation: true })).toBe(true);
});

test('the number is the public forms’ limit', () => {
  expect(violationAbove).toBe(publicFormLimit.accepted);
});
