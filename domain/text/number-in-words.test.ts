import { expect, test } from 'vitest';
import { numberAtStart, numberInWords } from './number-in-words';

test('small counts are words, larger ones figures', () => {
  expect([1, 4, 10, 11, 24].map(numberInWords)).toEqual(['one', 'four', 'ten', '11', '24']);
  expect([1, 4, 11].map(numberAtStart)).toEqual(['One', 'Four', '11']);
});
