import { expect, test } from 'vitest';
import { isWhole, partHeading } from './list-part';

test.each([
  [{ count: 6, orMore: false }, '6 open'],
  [{ count: 0, orMore: false }, '0 open'],
  [{ count: 200, orMore: true }, '200+ open'],
  [null, 'Open'],
])('%j: %s', (counted, heading) => {
  expect(partHeading(counted, 'open')).toBe(heading);
});

test.each([
  [{ count: 4, orMore: false }, 4, true],
  [{ count: 4, orMore: false }, 5, true],
  [{ count: 5, orMore: false }, 4, false],
  [{ count: 200, orMore: true }, 200, false],
  [null, 4, false],
])('of %j, %i rows are all: %s', (counted, shown, all) => {
  expect(isWhole(counted, shown)).toBe(all);
});
