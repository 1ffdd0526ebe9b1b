import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts';

const complete = {
  entryPoint: 'cleanout',
  direction: 'downstream',
  pipeMaterial: 'Clay',
  endReached: 'yes',
  notInspected: '',
};
const found = (mainProblem: string, observation = '') => ({ mainProblem, observation });
const fieldsOf = (facts: Partial<typeof complete>) =>
  missingFacts({ ...complete, findings: [], ...facts }).map(({ field }) => field);

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

test.each(['End of the line not reached', 'Camera could not pass', 'Collapse', 'Backflow device'])(
  'an end that was reached is doubted after the finding %s',
  (problem) => {
    const report = { ...complete, findings: [found('Root intrusion'), found(problem)] };
    expect(missingFacts(report)).toEqual([
      {
        field: 'endReached',
        words: `Whether it reached the end of the line: “${problem}” says the camera stopped`,
      },
    ]);
    const explained = { endReached: 'no', notInspected: 'Past 62 ft.' };
    expect(missingFacts({ ...report, ...explained })).toEqual([]);
    const fields = missingFacts({ ...report, endReached: '' }).map(({ field }) => field);
    expect(fields).toEqual(['endReached']);
  },
);
