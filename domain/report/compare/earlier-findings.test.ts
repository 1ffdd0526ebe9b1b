import { expect, test } from 'vitest';
import { newReportForm, type ReportForm } from '../report-form';
import { findingOf } from '../testing/finding-of';
import { comparisonSchema, type Comparison, type EarlierFinding } from './comparison';
import { isComparison } from './comparison-guard';
import { earlierFindingsOf } from './earlier-findings';
import { placeThen, seriesOf } from './finding-series';
import { proposeRows } from './new-comparison';
import { comparisonOf, rowOf } from './testing/comparison-of';

/** A year's report, compared with the one before as it is proposed. */
function nextYear(
  date: string,
  findings: ReportForm['findings'],
  before: Pick<ReportForm, 'inspectionDate' | 'findings' | 'comparison'> | null,
  linearFootage: number | null = null,
): ReportForm {
  const earlier = before ? earlierFindingsOf(before) : [];
  const { offset, rows } = proposeRows('year', earlier, { findings, linearFootage });
  const comparison: Comparison | null = before && {
    ...comparisonOf({ kind: 'year', date: before.inspectionDate, offset }),
    rows: rows.map(({ earlierId, findingId, outcome }) => ({
      ...rowOf({ findingId, outcome }),
      earlier: earlier.find(({ id }) => id === earlierId) as EarlierFinding,
    })),
  };
  return { ...newReportForm(date), findings, comparison };
}

const roots = (year: number, severity: 'low' | 'medium' | 'high', footage: number) =>
  findingOf({ id: `roots-of-${year}`, mainProblem: 'Root intrusion', severity, footage });
const crack = (year: number, footage: number) =>
  findingOf({ id: `crack-of-${year}`, mainProblem: 'Crack', severity: 'low', footage });

test('a finding is followed over three years', () => {
  const first = nextYear('2024-03-05', [roots(2024, 'low', 32), crack(2024, 50)], null);
  const second = nextYear('2025-03-05', [roots(2025, 'low', 33)], first, 40);
  const third = nextYear('2026-03-05', [roots(2026, 'high', 32.5), crack(2026, 50.5)], second);
  const { dates, rows } = seriesOf(third.comparison as Comparison, third.findings, third.inspectionDate);
  expect(dates).toEqual(['2024-03-05', '2025-03-05', '2026-03-05']);
  const words = rows.map(({ id, outcome, points }) => [
    id,
    outcome,
    ...points.map(({ seen }) => (seen ? `${seen.severity} at ${seen.footage}` : 'not seen')),
  ]);
  expect(words).toEqual([
    ['roots-of-2026', 'Grown', 'low at 32', 'low at 33', 'high at 32.5'],
    // The camera stopped before it in the second year, and saw it again in the third.
    ['crack-of-2026', 'Same', 'low at 50', 'not seen', 'low at 50.5'],
  ]);
});

test.each([
  [undefined, undefined, ['32 ft', '32 ft', '32 ft']],
  [100, undefined, ['68 ft from the other end', '32 ft', '32 ft']],
  [100, 100, ['32 ft', '68 ft from the other end', '32 ft']],
  [undefined, 100, ['68 ft from the other end', '68 ft from the other end', '32 ft']],
])('says from which end each year was measured: mirrored %s, then %s', (then, now, words) => {
  const footageOf = (isOther: boolean) => (isOther ? 68 : 32);
  const last = roots(2026, 'low', 32);
  const middle = roots(2025, 'low', footageOf(now !== undefined));
  const first = roots(2024, 'low', footageOf((now === undefined) !== (then === undefined)));
  const compared = (earlier: ReportForm, findingId: string, mirrored: number | undefined): Comparison => ({
    ...comparisonOf({ kind: 'year', date: earlier.inspectionDate }),
    ...(mirrored !== undefined && { mirrored }),
    rows: earlierFindingsOf(earlier).map((finding) => ({
      ...rowOf({ findingId, outcome: 'same' }),
      earlier: finding,
    })),
  });
  const one = { ...newReportForm('2024-03-05'), findings: [first] };
  const two = {
    ...newReportForm('2025-03-05'),
    findings: [middle],
    comparison: compared(one, middle.id, then),
  };
  const comparison = compared(two, last.id, now);
  expect(comparisonSchema.isValidSync(comparison)).toBe(true);
  expect(isComparison(comparison)).toBe(true);
  const { rows } = seriesOf(comparison, [last], '2026-03-05');
  expect(rows[0]?.points.map(({ seen }) => seen && placeThen(seen))).toEqual(words);
});

test('what is gone isn’t asked about again, and what is new is in the table', () => {
  const first = nextYear('2024-03-05', [roots(2024, 'low', 32)], null);
  const second = nextYear('2025-03-05', [crack(2025, 50)], first);
  expect(second.comparison?.rows.map(({ outcome }) => outcome)).toEqual(['gone']);
  expect(earlierFindingsOf(second).map(({ id }) => id)).toEqual(['crack-of-2025']);
  const { rows } = seriesOf(second.comparison as Comparison, second.findings, second.inspectionDate);
  expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['roots-of-2024', 'Gone'],
    ['crack-of-2025', 'New'],
  ]);
});
