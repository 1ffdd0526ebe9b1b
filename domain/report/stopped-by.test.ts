import { expect, test } from 'vitest';
import { factoryFindings } from '../finding-library/factory-findings';
import { stoppedBy } from './stopped-by';

test('of the library, four findings say that the camera stopped', () => {
  const stopping = factoryFindings.filter(({ problem: mainProblem, observation }) =>
    stoppedBy([{ mainProblem, observation }]),
  );
  expect(stopping.map(({ id }) => id)).toEqual([
    'collapse',
    'blockage',
    'end-not-reached',
    'backflow-device',
  ]);
});

test.each([
  ['Collapsed pipe', '', true],
  ['Roots', 'The camera couldn’t pass at 40 ft.', true],
  ['Roots', 'The camera did not reach the end.', true],
  ['Camera could not go further', '', true],
  ['Offset joint', 'Solids can’t pass the edge.', false],
  ['Roots', 'The camera passed with resistance.', false],
  ['Line in good condition', 'The line was clear to its end.', false],
])('%s: %s', (mainProblem, observation, stopped) => {
  expect(stoppedBy([{ mainProblem, observation }]) !== undefined).toBe(stopped);
});

test('names the finding that says so', () => {
  const roots = { mainProblem: 'Root intrusion', observation: '' };
  const collapse = { mainProblem: 'Collapse', observation: '' };
  expect(stoppedBy([roots, collapse])).toBe(collapse);
  expect(stoppedBy([roots])).toBeUndefined();
});
