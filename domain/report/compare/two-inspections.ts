import { numberedFindings } from '../numbered-findings';
import type { ReportForm } from '../report-form';
import type { Severity } from '../severity';
import { moved, otherEnd } from './alignment';

/** A finding's place on a map of two inspections. */
export interface InspectionMark {
  /** What its label says in front: its number in today's report, or a letter. */
  readonly label: string;
  readonly severity: Severity;
  /** Feet, as its own report says. */
  readonly feet: number;
  /** 0 is the entry point, 1 the far end of the map. */
  readonly at: number;
}

interface MappedInspection {
  readonly marks: readonly InspectionMark[];
  /** What its camera saw, on the map: from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Two inspections of one line on one scale: today's, on which the earlier footages are moved. */
export interface TwoInspections {
  /** Feet covered by the map. */
  readonly length: number;
  readonly earlier: MappedInspection;
  readonly current: MappedInspection;
  /** Whether the earlier camera came from the far end of the map. */
  readonly isMirrored: boolean;
  /** Which are one finding: the places on the map, from 0 to 1. */
  readonly links: readonly { readonly from: number; readonly to: number }[];
}

const byPlace = (one: InspectionMark, other: InspectionMark) => one.at - other.at;

/** Null without a comparison, or if neither inspection gives a footage. */
export function twoInspectionsOf({
  comparison,
  findings,
  linearFootage,
}: Pick<ReportForm, 'comparison' | 'findings' | 'linearFootage'>): TwoInspections | null {
  if (!comparison) return null;
  const before = comparison.rows.flatMap(({ earlier, findingId }, index) => {
    const feet = moved(earlier.footage, comparison);
    return feet === null || earlier.footage === null
      ? []
      : [{ label: letterOf(index), severity: earlier.severity, own: earlier.footage, feet, findingId }];
  });
  const now = numberedFindings(findings).flatMap(({ number, finding: { id, footage, severity } }) =>
    footage === null ? [] : [{ label: String(number), severity, own: footage, feet: footage, id }],
  );
  const isMirrored = comparison.mirrored !== undefined;
  // Where the earlier camera went in, and how far it came.
  const ends = [
    ...(isMirrored ? [moved(0, comparison) ?? 0] : [0]),
    ...(comparison.linearFootage === null ? [] : [moved(comparison.linearFootage, comparison) ?? 0]),
    ...before.map(({ feet }) => feet),
  ];
  const earlier = { from: Math.min(...ends), to: Math.max(...ends) };
  const reached = Math.max(linearFootage ?? 0, ...now.map(({ feet }) => feet));
  const length = Math.max(earlier.to, reached);
  if (length <= 0) return null;
  const markOf = ({ label, severity, own, feet }: Placed): InspectionMark => ({
    ...{ label, severity },
    feet: own,
    at: feet / length,
  });
  return {
    length,
    earlier: {
      marks: before.map(markOf).sort(byPlace),
      from: earlier.from / length,
      to: earlier.to / length,
    },
    current: { marks: now.map(markOf).sort(byPlace), from: 0, to: reached / length },
    isMirrored,
    links: before.flatMap(({ feet, findingId }) => {
      const to = now.find(({ id }) => id === findingId);
      return to ? [{ from: feet / length, to: to.feet / length }] : [];
    }),
  };
}

/** Both inspections in words, as the alternative text of a map. */
export function twoInspectionsInWords({ earlier, current, links, isMirrored }: TwoInspections): string {
  const places = (marks: readonly InspectionMark[]) =>
    marks.map(({ label, feet }) => `${label} at ${feet} feet`).join(', ');
  return [
    `Before: ${places(earlier.marks) || 'nothing'}.`,
    `Now: ${places(current.marks) || 'nothing'}.`,
    `${links.length} of the earlier findings are among today’s.`,
    ...(isMirrored ? [otherEnd] : []),
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
