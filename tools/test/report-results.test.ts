import { beforeEach, expect, it, vi } from 'vitest';
import { minutesFor } from './kinds';
import { reportResults } from './report-results';

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((row: string) => void printed.push(...row.split('\n')));
});

const wordsOf = (name: string) =>
  printed
    .find((row) => row.trim().startsWith(name))
    ?.trim()
    .split(/\s+/);

it('prints what each kind took beside its budget, and does not fail a slow run', () => {
  const results = [
    { name: 'rules', passed: 12, failures: [], minutes: 90 },
    { name: 'e2e', passed: 3, failures: [], minutes: 1.25 },
  ];
  expect(reportResults(results, 91.5)).toBe(0);
  expect(wordsOf('kind')).toEqual(['kind', 'passed', 'failed', 'minutes', 'budget']);
  expect(wordsOf('rules')).toEqual(['rules', '12', '0', '90.0', String(minutesFor.rules)]);
  expect(wordsOf('together')?.slice(0, 2)).toEqual(['together', '91.5']);
  expect(printed.at(-1)).toBe('15 passed, 0 failed');
});

it('fails a run with a failure, which it names', () => {
  expect(reportResults([{ name: 'drill', passed: 3, failures: ['lost: a photo'] }])).toBe(1);
  expect(printed.join('\n')).toContain('lost: a photo');
  expect(printed.at(-1)).toBe('3 passed, 1 failed');
});

it('prints what a kind has to say under the table', () => {
  reportResults([{ name: 'indexes', passed: 2, failures: [], note: '2 queries.' }]);
  expect(printed).toContain('  indexes: 2 queries.');
});
