import { expect, test } from 'vitest';
import { severities } from './severity';
import { findingOf } from './testing/finding-of';
import { verdictOn } from './verdict';

test('no work is recommended without a finding that needs it', () => {
  const clear = {
    name: 'nothing-to-do',
    severity: 'none',
    reason: 'The camera found nothing that needs work.',
  };
  expect(verdictOn([])).toEqual(clear);
  expect(verdictOn([findingOf({ severity: 'none' })])).toEqual(clear);
});

test('each severity has a separate verdict', () => {
  expect(severities.map((severity) => verdictOn([findingOf({ severity })]).name)).toEqual([
    'nothing-to-do',
    'maintain',
    'get-quotes',
    'repair-before-closing',
  ]);
});

test('the reason gives the report’s first finding of the worst, its position, and their number', () => {
  const findings = [
    findingOf({ severity: 'low', footage: 4, mainProblem: 'Light scale' }),
    findingOf({ severity: 'high', footage: 51.5, mainProblem: 'Broken pipe' }),
    findingOf({ severity: 'high', footage: 34, mainProblem: 'Collapse' }),
    findingOf({ severity: 'high', footage: null, mainProblem: 'Hole' }),
  ];
  expect(verdictOn(findings).reason).toBe('Broken pipe at 51.5 ft, plus 2 more of high severity.');
  expect(verdictOn(findings.slice(1, 2)).reason).toBe('Broken pipe at 51.5 ft.');
  expect(verdictOn(findings.slice(3)).reason).toBe('Hole.');
});
