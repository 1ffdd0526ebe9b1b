import type { ComparedRow, Comparison, EarlierFinding } from '@domain/report/compare/comparison';
import type { EarlierReport } from '@domain/report/compare/earlier-reports-call';
import {
  askedFindings,
  proposeRows,
  type ProposedRow,
  type WrittenInspection,
} from '@domain/report/compare/new-comparison';
import { isStillThere, type ComparisonKind, type Outcome } from '@domain/report/compare/outcomes';
import { moved, proposeMirror, type Alignment } from '@domain/report/compare/alignment';
import type { FindingValues, ReportFields } from '../report-values';

/** What became of an earlier finding, as it is chosen: empty before it is. */
export type RowValues = Omit<ComparedRow, 'outcome'> & { readonly outcome: Outcome | '' };

/** A comparison as it is filled in. */
export type ComparisonValues = Omit<Comparison, 'rows'> & { readonly rows: readonly RowValues[] };

/** A comparison with an earlier report, of which nothing is confirmed yet. */
export function beginComparison(
  kind: ComparisonKind,
  report: EarlierReport,
  inspection: WrittenInspection,
): ComparisonValues {
  const mirrored = proposeMirror(report, inspection);
  const asked = askedFindings(kind, report.findings, mirrored);
  return {
    kind,
    reportId: report.reportId,
    date: report.date,
    offset: proposeRows(kind, asked, inspection, { mirrored }).offset,
    ...(report.direction !== '' && { direction: report.direction }),
    ...(mirrored !== undefined && { mirrored }),
    linearFootage: report.linearFootage,
    distanceToMain: report.distanceToMain,
    rows: asked.map((earlier) => ({
      earlier,
      outcome: '',
      findingId: '',
      photos: [],
      photoMarks: [],
      videoTime: '',
    })),
  };
}

/** The findings and the length of the report so far. */
export function writtenInspection(
  findings: readonly FindingValues[],
  { linearFootage, direction }: Pick<ReportFields, 'linearFootage' | 'direction'>,
): WrittenInspection {
  return {
    direction,
    findings: findings.map(({ id, mainProblem, footage, severity }) => ({
      ...{ id, mainProblem, severity },
      footage: figureOf(footage),
    })),
    linearFootage: figureOf(linearFootage),
  };
}

/** A footage as typed; null for none, and for what isn't one. */
export function figureOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d*\.?\d+$|^\d+\.$/.test(text) ? Number(text) : null;
}

/** The row with this outcome. A finding that is still there is the one that is proposed, unless one was chosen. */
export function withOutcome(row: RowValues, outcome: Outcome, proposed: ProposedRow | undefined): RowValues {
  const findingId = isStillThere(outcome) ? row.findingId || (proposed?.findingId ?? '') : '';
  return { ...row, outcome, findingId };
}

/** Everything that isn't chosen yet, as it is proposed. */
export function withProposals(
  comparison: ComparisonValues,
  proposals: readonly ProposedRow[],
): ComparisonValues {
  const proposalOf = (row: RowValues) => proposals.find(({ earlierId }) => earlierId === row.earlier.id);
  return comparison.rows.reduce((next, row) => {
    const proposed = proposalOf(row);
    if (row.outcome !== '' || !proposed) return next;
    return withRow(next, withOutcome(row, proposed.outcome, proposed));
  }, comparison);
}

/** The comparison with this row in place of its own. A finding stands for one row: the last one that chose it. */
export function withRow(comparison: ComparisonValues, row: RowValues): ComparisonValues {
  const rows = comparison.rows.map((each) => {
    if (each.earlier.id === row.earlier.id) return row;
    return row.findingId !== '' && each.findingId === row.findingId ? { ...each, findingId: '' } : each;
  });
  return { ...comparison, rows };
}

/** 'Root intrusion at 32 ft'. */
export function earlierName({ mainProblem, footage }: EarlierFinding): string {
  return footage === null ? mainProblem : `${mainProblem} at ${footage} ft`;
}

/** What a finding of today begins with, if it is the earlier one again. */
export function carriedOver(
  { mainProblem, footage, severity }: EarlierFinding,
  alignment: Alignment,
): Partial<FindingValues> {
  const now = moved(footage, alignment);
  return { mainProblem, severity, footage: now === null ? '' : String(now) };
}
