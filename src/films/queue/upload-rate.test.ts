import { expect, test } from 'vitest';
import { uploadRate } from './upload-rate';

test('the rate is that of the last half minute', () => {
  const clock = { now: 0 };
  const rate = uploadRate(() => clock.now);
  expect(rate(0)).toBeNull();
  clock.now = 2_000;
  expect(rate(4_000)).toBe(2_000);
  clock.now = 60_000;
  expect(rate(62_000)).toBe(1_000);
});

test('a server that has less than was sent, or a clock that was set back, begins again', () => {
  const clock = { now: 10_000 };
  const rate = uploadRate(() => clock.now);
  rate(8_000);
  clock.now = 12_000;
  expect(rate(2_000)).toBeNull();
  clock.now = 1_000;
  expect(rate(4_000)).toBeNull();
});
