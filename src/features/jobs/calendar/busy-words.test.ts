import { expect, test } from 'vitest';
import { busyWords } from './busy-words';

test.each([
  [{ from: 540, to: 630 }, 'Busy 9 AM to 10:30 AM'],
  [{ from: 1320, to: 1440 }, 'Busy 10 PM to 12 AM'],
  [{ from: 0, to: 1440 }, 'Busy all day'],
])('%o', (time, words) => {
  expect(busyWords(time)).toBe(words);
});
