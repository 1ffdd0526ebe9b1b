import type { Finding } from '../finding';
import type { Severity } from '../severity';
import type { EarlierFinding } from './comparison';
import { cameAsFar, proposeOutcome, type ComparisonKind, type Outcome } from './outcomes';
import { proposeMatches, type Match } from './propose-matches';
import { fromOtherEnd, type DirectedInspection, type Alignment } from './alignment';

/** A finding while the report is written: its severity may not be chosen yet. */
export type WrittenFinding = Pick<Finding, 'id' | 'mainProblem' | 'footage'> & {
  readonly severity: Severity | '';
};

/** What is known of this inspection so far. */
export interface WrittenInspection extends DirectedInspection {
  readonly findings: readonly WrittenFinding[];
}

/** What the findings suggest for one earlier finding. */
export interface ProposedRow {
  readonly earlierId: string;
  /** Empty for none. */
  readonly findingId: string;
  readonly place: Match['place'] | 'gone';
  readonly outcome: Outcome;
}

export interface ProposedRows {
  readonly offset: number;
  readonly rows: readonly ProposedRow[];
}

/**
 * The findings that a comparison asks about, as the camera comes to them, those without a place last. A repair is about
 * those that needed work.
 */
export function askedFindings(
  kind: ComparisonKind,
  earlier: readonly EarlierFinding[],
  mirrored?: number,
): EarlierFinding[] {
  const placeOf = ({ footage }: EarlierFinding) => fromOtherEnd(footage, mirrored) ?? Number.MAX_VALUE;
  const asked = kind === 'year' ? [...earlier] : earlier.filter(({ severity }) => severity !== 'none');
  return asked.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether the report says enough for a proposal: before its first finding, every earlier one would seem to be gone. */
export function saysEnough({ findings, linearFootage }: WrittenInspection): boolean {
  return findings.length > 0 || linearFootage !== null;
}

/**
 * What the inspector is proposed for each earlier finding.
 * @param alignment as the inspector set it; an offset that is left out is proposed
 */
export function proposeRows(
  kind: ComparisonKind,
  earlier: readonly EarlierFinding[],
  { findings, linearFootage }: WrittenInspection,
  { offset, mirrored }: Partial<Alignment> = {},
): ProposedRows {
  const turned = earlier.map((finding) => ({ ...finding, footage: fromOtherEnd(finding.footage, mirrored) }));
  const proposal = proposeMatches(turned, findings, offset);
  const rows = turned.map(({ id, footage, severity }) => {
    const match = proposal.matches.find(({ earlierId }) => earlierId === id);
    const now = findings.find((finding) => finding.id === match?.currentId);
    return {
      earlierId: id,
      findingId: now?.id ?? '',
      place: match?.place ?? ('gone' as const),
      outcome: proposeOutcome({
        kind,
        before: severity,
        now: now ? now.severity || severity : null,
        reached: cameAsFar(footage, proposal.offset, { linearFootage }),
      }),
    };
  });
  return { offset: proposal.offset, rows };
}

interface Matched {
  readonly rows: readonly { readonly findingId: string }[];
}

/** The comparison without findings that the report no longer has: their rows keep what became of them. */
export function withoutDeleted<Compared extends Matched>(
  comparison: Compared,
  findings: readonly { readonly id: string }[],
): Compared {
  const ids = new Set(findings.map(({ id }) => id));
  if (comparison.rows.every(({ findingId }) => findingId === '' || ids.has(findingId))) return comparison;
  const rows = comparison.rows.map((row) => (ids.has(row.findingId) ? row : { ...row, findingId: '' }));
  return { ...comparison, rows };
}
