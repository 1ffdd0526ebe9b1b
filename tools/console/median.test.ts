import { expect, it } from 'vitest';
import { median } from './median';

it.each([
  [[3, 100, 1], 3],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('throws for an empty list', () => {
  expect(() => median([])).toThrow('no median');
});
