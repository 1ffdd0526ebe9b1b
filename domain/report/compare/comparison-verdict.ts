import { counted } from '../../text/counted';
import type { Finding } from '../finding';
import { worstSeverity, type Severity } from '../severity';
import type { ComparedRow, Comparison } from './comparison';
import type { Outcome } from './outcomes';

/** What a comparison leads with. */
export interface ComparisonVerdict {
  /** `3 of 4 repaired` */
  readonly headline: string;
  /** What the headline leaves open. */
  readonly reason: string;
  /** How serious what is left is. */
  readonly severity: Severity;
}

type Judged = Pick<Finding, 'id' | 'severity'>;

/** The verdict on a repair, or on a year. */
export function comparisonVerdict(
  { kind, rows }: Pick<Comparison, 'kind' | 'rows'>,
  findings: readonly Judged[],
): ComparisonVerdict {
  return kind === 'repair' ? repairVerdict(rows, findings) : yearVerdict(rows, findings);
}

/** The findings of a report that no earlier one has become. */
export function newFindings<Each extends Judged>(
  rows: readonly Pick<ComparedRow, 'findingId'>[],
  findings: readonly Each[],
): Each[] {
  const known = new Set(rows.map(({ findingId }) => findingId));
  return findings.filter(({ id }) => !known.has(id));
}

function repairVerdict(rows: readonly ComparedRow[], findings: readonly Judged[]): ComparisonVerdict {
  const count = countOf(rows);
  const added = newFindings(rows, findings).filter(({ severity }) => severity !== 'none').length;
  const parts = [
    ['repaired with defects', count('repaired-with-defects')],
    ['not repaired', count('not-repaired')],
    ['not visible', count('not-visible')],
  ] as const;
  const others = parts.flatMap(([words, number]) => (number > 0 ? [`${number} ${words}`] : []));
  const reason =
    others.length > 0 ? `${others.join(', ')}.` : 'Every repair that we were asked to check holds up.';
  return {
    headline: `${count('repaired')} of ${rows.length} repaired`,
    reason: added > 0 ? `${reason} ${counted(added, 'new finding')}.` : reason,
    severity: worstSeverity([
      ...rows.map((row) => leftOf(row, findings)),
      ...newFindings(rows, findings).map(({ severity }) => severity),
    ]),
  };
}

/** How serious what is left of an earlier finding is. */
function leftOf({ outcome, findingId, earlier }: ComparedRow, findings: readonly Judged[]): Severity {
  const now = findings.find(({ id }) => id === findingId)?.severity;
  switch (outcome) {
    case 'repaired':
      return now ?? 'none';
    case 'not-repaired':
      return now ?? earlier.severity;
    default:
      return now ?? 'low';
  }
}

function yearVerdict(rows: readonly ComparedRow[], findings: readonly Judged[]): ComparisonVerdict {
  const count = countOf(rows);
  const added = newFindings(rows, findings).length;
  const grown = count('grown');
  const parts = [
    ['grown', grown],
    ['new', added],
    ['the same', count('same')],
    ['smaller', count('smaller')],
    ['gone', count('gone')],
    ['not visible', count('not-visible')],
  ] as const;
  const all = parts.flatMap(([words, number]) => (number > 0 ? [`${number} ${words}`] : []));
  return {
    headline: yearHeadline(grown, added),
    reason: all.length > 0 ? `${all.join(', ')}.` : 'The camera found nothing, as it did the last time.',
    severity: worstSeverity(findings.map(({ severity }) => severity)),
  };
}

function yearHeadline(grown: number, added: number): string {
  if (grown > 0) return `${counted(grown, 'finding')} ${grown === 1 ? 'has' : 'have'} grown`;
  return added > 0 ? counted(added, 'new finding') : 'Nothing has grown';
}

function countOf(rows: readonly ComparedRow[]): (outcome: Outcome) => number {
  return (outcome) => rows.filter((row) => row.outcome === outcome).length;
}
