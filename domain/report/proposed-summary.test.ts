import { expect, test } from 'vitest';
import { proposedSummary } from './proposed-summary';

const facts = {
  entryPoint: 'cleanout',
  direction: 'downstream',
  linearFootage: 62,
  pipeMaterial: 'Clay',
  endReached: 'no',
  notInspected: 'Past 62 ft, the line was under water.',
  findings: [],
} as const;

test('a summary says what was inspected, what was found, worst first, and what to do', () => {
  const findings = [
    { mainProblem: 'Offset joint', footage: 34, severity: 'low' },
    { mainProblem: 'Root intrusion', footage: 40.5, severity: 'high' },
    { mainProblem: 'PVC repair', footage: null, severity: 'none' },
  ] as const;
  expect(proposedSummary({ ...facts, findings })).toBe(
    [
      'The camera inspected 62 ft of the sewer line (Clay) from the cleanout, going downstream. It did not reach the end.',
      'The camera found 2 problems. High severity: root intrusion at 40.5 ft. Low severity: offset joint at 34 ft. Also noted: PVC repair.',
      'Not inspected: Past 62 ft, the line was under water.',
      'Have the line repaired before closing.',
    ].join('\n'),
  );
});

test('without facts and findings it says only what is known', () => {
  const nothing = {
    entryPoint: '',
    direction: '',
    pipeMaterial: '',
    endReached: '',
    notInspected: '',
  } as const;
  expect(proposedSummary({ ...facts, ...nothing, linearFootage: null })).toBe(
    'The camera inspected the sewer line.\nThe camera found nothing that needs work.\nNo action is needed.',
  );
});

test('a summary doesn’t say that the end was reached where a finding says the camera stopped', () => {
  const reached = { ...facts, endReached: 'yes', notInspected: '' } as const;
  const findings = [{ mainProblem: 'Collapse', footage: 34, severity: 'high' }] as const;
  expect(proposedSummary({ ...reached, findings: [] })).toContain('It reached the end.');
  expect(proposedSummary({ ...reached, findings })).not.toContain('the end');
});
