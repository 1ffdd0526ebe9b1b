import { expect, test } from 'vitest';
import { earlierOf } from '@domain/report/compare/testing/comparison-of';
import { proposeRows, saysEnough } from '@domain/report/compare/new-comparison';
import { newFinding, type FindingValues } from '../report-values';
import {
  beginComparison,
  carriedOver,
  withOutcome,
  withProposals,
  withRow,
  writtenInspection,
  type ComparisonValues,
  type RowValues,
} from './comparison-values';

const report = {
  reportId: 'report-of-last-year',
  date: '2025-03-05',
  direction: 'upstream' as const,
  linearFootage: 62,
  distanceToMain: null,
  findings: [
    earlierOf({ id: 'roots-before', mainProblem: 'Root intrusion', footage: 32 }),
    earlierOf({ id: 'crack-before', mainProblem: 'Crack', footage: 50 }),
    earlierOf({ id: 'material-before', mainProblem: 'Change of material', footage: 10, severity: 'none' }),
  ],
};

const finding = (id: string, fields: Partial<FindingValues>): FindingValues => ({
  ...newFinding(id),
  ...fields,
});

const none = writtenInspection([], { linearFootage: '', direction: '' });
const begun = beginComparison('repair', report, none);

const rowNamed = ({ rows }: ComparisonValues, id: string) =>
  rows.find(({ earlier }) => earlier.id === id) as RowValues;

test('the earlier findings are asked about as the camera comes to them, those without a place last', () => {
  const { findings } = report;
  const worstFirst = [earlierOf({ id: 'lost-before', footage: null, severity: 'high' }), ...findings];
  const { rows } = beginComparison('year', { ...report, findings: worstFirst }, none);
  expect(rows.map(({ earlier }) => earlier.id)).toEqual([
    'material-before',
    'roots-before',
    'crack-before',
    'lost-before',
  ]);
});

test('nothing is proposed before the report says what the camera saw', () => {
  expect(saysEnough(none)).toBe(false);
  expect(saysEnough(writtenInspection([], { linearFootage: '62', direction: '' }))).toBe(true);
  expect(
    saysEnough(writtenInspection([finding('roots-now', {})], { linearFootage: '', direction: '' })),
  ).toBe(true);
});

test('a repair asks about the findings that needed work, a year about all', () => {
  expect(begun.rows.map(({ earlier, outcome }) => [earlier.id, outcome])).toEqual([
    ['roots-before', ''],
    ['crack-before', ''],
  ]);
  expect(beginComparison('year', report, none).rows).toHaveLength(3);
});

test('proposals fill in what isn’t chosen yet, and nothing else', () => {
  const inspection = writtenInspection(
    [finding('roots-now', { mainProblem: 'Roots', footage: '32.', severity: 'medium' })],
    { linearFootage: '62', direction: '' },
  );
  const { rows } = proposeRows(
    'repair',
    begun.rows.map(({ earlier }) => earlier),
    inspection,
    { offset: 0 },
  );
  const chosen = withRow(begun, { ...rowNamed(begun, 'crack-before'), outcome: 'not-visible' });
  const filled = withProposals(chosen, rows);
  expect(filled.rows.map(({ outcome, findingId }) => [outcome, findingId])).toEqual([
    ['not-repaired', 'roots-now'],
    ['not-visible', ''],
  ]);
});

test('what is repaired has no finding, and a finding stands for one row', () => {
  const roots = { ...rowNamed(begun, 'roots-before'), findingId: 'now-0001' };
  expect(withOutcome(roots, 'repaired', undefined).findingId).toBe('');
  const both = withRow(withRow(begun, roots), { ...rowNamed(begun, 'crack-before'), findingId: 'now-0001' });
  expect(both.rows.map(({ findingId }) => findingId)).toEqual(['', 'now-0001']);
});

test('a finding that is carried over is where today’s counter has it', () => {
  expect(carriedOver(earlierOf({ footage: 32 }), { offset: -2.5 })).toEqual({
    mainProblem: 'Root intrusion',
    severity: 'medium',
    footage: '29.5',
  });
  expect(carriedOver(earlierOf({ footage: null }), { offset: 6 }).footage).toBe('');
});

test('a camera that went the other way is taken to have come from the other end', () => {
  const inspection = writtenInspection([], { linearFootage: '60', direction: 'downstream' });
  const { mirrored, direction, rows } = beginComparison('year', report, inspection);
  expect({ mirrored, direction }).toEqual({ mirrored: 62, direction: 'upstream' });
  // As today's camera comes to them.
  expect(rows.map(({ earlier }) => earlier.id)).toEqual(['crack-before', 'roots-before', 'material-before']);
  expect(carriedOver(earlierOf({ footage: 32 }), { offset: 0, mirrored: 62 }).footage).toBe('30');
  expect(begun.mirrored).toBeUndefined();
});
