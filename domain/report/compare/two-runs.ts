import { numberedFindings } from '../numbered-findings';
import type { ReportForm } from '../report-form';
import type { Severity } from '../severity';
import { moved } from './earlier-findings';

/** A finding's place on a map of two runs. */
export interface RunMark {
  /** What its label says in front: its number in today's report, or a letter. */
  readonly label: string;
  readonly severity: Severity;
  /** Feet, as its own report says. */
  readonly feet: number;
  /** 0 is the entry point, 1 the far end of the map. */
  readonly at: number;
}

/** Two inspections of one line on one scale: today's, on which the earlier footages are moved by the offset. */
export interface TwoRuns {
  /** Feet covered by the map. */
  readonly length: number;
  readonly earlier: { readonly marks: readonly RunMark[]; readonly inspected: number };
  readonly current: { readonly marks: readonly RunMark[]; readonly inspected: number };
  /** Which are one finding: the places on the map, from 0 to 1. */
  readonly links: readonly { readonly from: number; readonly to: number }[];
}

const byPlace = (one: RunMark, other: RunMark) => one.at - other.at;

/** Null without a comparison, or if neither run gives a footage. */
export function twoRunsOf({
  comparison,
  findings,
  linearFootage,
}: Pick<ReportForm, 'comparison' | 'findings' | 'linearFootage'>): TwoRuns | null {
  if (!comparison) return null;
  const before = comparison.rows.flatMap(({ earlier, findingId }, index) => {
    const feet = moved(earlier.footage, comparison.offset);
    return feet === null || earlier.footage === null
      ? []
      : [{ label: letterOf(index), severity: earlier.severity, own: earlier.footage, feet, findingId }];
  });
  const now = numberedFindings(findings).flatMap(({ number, finding: { id, footage, severity } }) =>
    footage === null ? [] : [{ label: String(number), severity, own: footage, feet: footage, id }],
  );
  const inspected = {
    earlier: Math.max(
      moved(comparison.linearFootage, comparison.offset) ?? 0,
      ...before.map(({ feet }) => feet),
    ),
    current: Math.max(linearFootage ?? 0, ...now.map(({ feet }) => feet)),
  };
  const length = Math.max(inspected.earlier, inspected.current);
  if (length <= 0) return null;
  const markOf = ({ label, severity, own, feet }: Placed): RunMark => ({
    ...{ label, severity },
    feet: own,
    at: feet / length,
  });
  return {
    length,
    earlier: { marks: before.map(markOf).sort(byPlace), inspected: inspected.earlier / length },
    current: { marks: now.map(markOf).sort(byPlace), inspected: inspected.current / length },
    links: before.flatMap(({ feet, findingId }) => {
      const to = now.find(({ id }) => id === findingId);
      return to ? [{ from: feet / length, to: to.feet / length }] : [];
    }),
  };
}

/** Both runs in words, as the alternative text of a map. */
export function runsInWords({ earlier, current, links }: TwoRuns): string {
  const places = (marks: readonly RunMark[]) =>
    marks.map(({ label, feet }) => `${label} at ${feet} feet`).join(', ');
  return [
    `Before: ${places(earlier.marks) || 'nothing'}.`,
    `Now: ${places(current.marks) || 'nothing'}.`,
    `${links.length} of the earlier findings are among today’s.`,
  ].join(' ');
}

interface Placed {
  readonly label: string;
  readonly severity: Severity;
  /** Feet, as its own report says, and on the scale of the map. */
  readonly own: number;
  readonly feet: number;
}

/** A, B, … Z, A2: earlier findings have letters, so that they aren't taken for the numbers of today's. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26) + 1}`;
}
