import { expect, it } from 'vitest';
import { auc } from './auc';

it('is 0.5 for equal groups and for ties only', () => {
  expect(auc([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5);
  expect(auc([5, 5], [5, 5, 5])).toBe(0.5);
});

it('is 1 for groups that are fully separated, in either order', () => {
  expect(auc([1, 2], [3, 4])).toBe(1);
  expect(auc([3, 4], [1, 2])).toBe(1);
});

it('counts the pairs for overlapping groups', () => {
  // Of the four pairs, only 3 > 2.
  expect(auc([1, 3], [2, 4])).toBe(0.75);
});
