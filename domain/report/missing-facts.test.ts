import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts';

const complete = {
  entryPoint: 'cleanout',
  direction: 'downstream',
  pipeMaterial: 'Clay',
  endReached: 'yes',
  notInspected: '',
};
const fieldsOf = (facts: Partial<typeof complete>) =>
  missingFacts({ ...complete, ...facts }).map(({ field }) => field);

test('a report with every fact of the standard lacks nothing', () => {
  expect(fieldsOf({})).toEqual([]);
});

test('entry, direction, material, and whether the end was reached are asked for', () => {
  expect(fieldsOf({ entryPoint: '', direction: '', pipeMaterial: '', endReached: '' })).toEqual([
    'entryPoint',
    'direction',
    'pipeMaterial',
    'endReached',
  ]);
});

test('what was not inspected is asked for where the end was not reached', () => {
  expect(fieldsOf({ endReached: 'no' })).toEqual(['notInspected']);
  expect(fieldsOf({ endReached: 'no', notInspected: ' ' })).toEqual(['notInspected']);
  expect(fieldsOf({ endReached: 'no', notInspected: 'Past 62 ft: under water.' })).toEqual([]);
});
