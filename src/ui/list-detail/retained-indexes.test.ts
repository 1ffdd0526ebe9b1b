import { expect, test } from 'vitest';
import { retainedIndexes } from './retained-indexes';

test.each([
  ['the selected row is far away', [50, 51], 10, [8, 9, 10, 11, 12, 50, 51]],
  ['it is in view', [9, 10, 11], 10, [8, 9, 10, 11, 12]],
  ['it is the first', [50], 0, [0, 1, 2, 50]],
  ['it is the last', [50], 99, [50, 97, 98, 99]],
  ['there is none', [50], -1, [50]],
])('%s', (_where, near, selected, stored) => {
  expect(retainedIndexes(near, selected, 100)).toEqual(stored);
});
