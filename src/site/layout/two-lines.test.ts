import { expect, test } from 'vitest';
import { lettersInTwoLines } from './two-lines';

test.each([
  ['Scopes', 6],
  ['Sewer Scopes', 6],
  ['Hill Country Sewer Scopes', 12],
  ['Saint Example’s Sewer Cam', 15],
])('%s needs %i letters a line', (name, letters) => {
  expect(lettersInTwoLines(name)).toBe(letters);
});
