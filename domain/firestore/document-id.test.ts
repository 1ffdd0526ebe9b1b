import { expect, test } from 'vitest';
import { documentIdField } from './document-id';

test.each(['a', 'lead-1', 'Abc_123-xyz', '_x', '__x', 'x'.repeat(128)])('%s is a valid id', (id) => {
  expect(documentIdField.isValidSync(id)).toBe(true);
});

test.each([
  '',
  'a/b',
  '../a',
  '.',
  '..',
  'a b',
  'a\n',
  'ü',
  '__x__',
  '____',
  'x'.repeat(129),
  undefined,
  null,
])('%j is not a valid id', (id) => {
  expect(documentIdField.isValidSync(id)).toBe(false);
});
