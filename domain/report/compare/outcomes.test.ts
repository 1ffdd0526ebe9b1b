import { expect, test } from 'vitest';
import { cameAsFar, proposeOutcome } from './outcomes';

test.each([
  ['repair', 'high', null, true, 'repaired'],
  ['repair', 'high', null, false, 'not-visible'],
  ['repair', 'high', 'high', true, 'not-repaired'],
  ['repair', 'high', 'low', true, 'repaired-with-defects'],
  ['year', 'low', null, true, 'gone'],
  ['year', 'low', null, false, 'not-visible'],
  ['year', 'low', 'low', true, 'same'],
  ['year', 'low', 'medium', true, 'grown'],
  ['year', 'medium', 'low', true, 'smaller'],
] as const)('for a %s, %s before and %s now suggest an outcome', (kind, before, now, reached, outcome) => {
  expect(proposeOutcome({ kind, before, now, reached })).toBe(outcome);
});

test('a camera that stopped before a finding couldn’t see it', () => {
  expect(cameAsFar(40, 0, { linearFootage: 62 })).toBe(true);
  expect(cameAsFar(40, 30, { linearFootage: 62 })).toBe(false);
  expect(cameAsFar(40, 30, { linearFootage: null })).toBe(true);
  expect(cameAsFar(null, 0, { linearFootage: 10 })).toBe(true);
});
