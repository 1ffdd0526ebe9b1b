import { expect, test } from 'vitest';
import { partHeading } from './list-part';

test.each([
  [{ count: 6, orMore: false }, '6 open'],
  [{ count: 0, orMore: false }, '0 open'],
  [{ count: 200, orMore: true }, '200+ open'],
  [null, 'Open'],
])('%j: %s', (counted, heading) => {
  expect(partHeading(counted, 'open')).toBe(heading);
});
