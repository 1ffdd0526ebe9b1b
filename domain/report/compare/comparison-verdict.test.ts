import { expect, test } from 'vitest';
import { comparisonVerdict } from './comparison-verdict';
import type { Outcome } from './outcomes';
import { comparisonOf, rowOf } from './testing/comparison-of';

const rowsOf = (...outcomes: readonly Outcome[]) =>
  outcomes.map((outcome, index) => rowOf({ outcome }, { id: `earlier-000${index}`, severity: 'high' }));

const finding = (id: string, severity: 'none' | 'low' | 'medium' | 'high') => ({ id, severity });

test('a repair that holds up leads with the count', () => {
  const rows = rowsOf('repaired', 'repaired', 'repaired');
  expect(comparisonVerdict(comparisonOf({ rows }), [])).toEqual({
    headline: '3 of 3 repaired',
    reason: 'Every repair that we were asked to check holds up.',
    severity: 'none',
  });
});

test('what isn’t repaired, has defects or can’t be seen is counted, and so is what is new', () => {
  const rows = rowsOf('repaired', 'repaired-with-defects', 'not-repaired', 'not-visible');
  expect(comparisonVerdict(comparisonOf({ rows }), [finding('finding-0001', 'low')])).toEqual({
    headline: '1 of 4 repaired',
    reason: '1 repaired with defects, 1 not repaired, 1 not visible. 1 new finding.',
    severity: 'high',
  });
});

test('what is left is as serious as today’s findings say', () => {
  const rows = [rowOf({ outcome: 'repaired-with-defects', findingId: 'finding-0001' }, { severity: 'high' })];
  expect(comparisonVerdict(comparisonOf({ rows }), [finding('finding-0001', 'medium')]).severity).toBe(
    'medium',
  );
});

test('a year leads with what has grown, then with what is new', () => {
  const kind = 'year';
  const grown = rowsOf('grown', 'same');
  expect(comparisonVerdict({ kind, rows: grown }, [finding('finding-0001', 'high')])).toMatchObject({
    headline: '1 finding has grown',
    reason: '1 grown, 1 new, 1 the same.',
    severity: 'high',
  });
  const same = rowsOf('same', 'gone');
  expect(comparisonVerdict({ kind, rows: same }, [finding('finding-0001', 'low')]).headline).toBe(
    '1 new finding',
  );
  expect(comparisonVerdict({ kind, rows: same }, []).headline).toBe('Nothing has grown');
});
