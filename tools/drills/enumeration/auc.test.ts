import { expect, it } from 'vitest';
import { auc } from './auc';

it('is a half for groups that are alike, and for ties alone', () => {
  expect(auc([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5);
  expect(auc([5, 5], [5, 5, 5])).toBe(0.5);
});

it('is one for groups that can be told apart, whichever is the slower', () => {
  expect(auc([1, 2], [3, 4])).toBe(1);
  expect(auc([3, 4], [1, 2])).toBe(1);
});

it('counts the pairs in between', () => {
  // Of the four pairs, 3 is above 2 alone.
  expect(auc([1, 3], [2, 4])).toBe(0.75);
});
