import type { Finding } from '../finding';
import type { Severity } from '../severity';
import type { Comparison } from './comparison';
import { sightingOf, turned } from './earlier-findings';
import { outcomeWords } from './outcomes';

interface SeenThen {
  readonly footage: number | null;
  readonly severity: Severity;
  /** Whether its camera went in at the other end of the line than the newest one. */
  readonly otherEnd: boolean;
}

/** `32 ft`, or `68 ft from the other end`; empty without a footage. */
export function placeThen({ footage, otherEnd }: SeenThen): string {
  if (footage === null) return '';
  return `${footage} ft${otherEnd ? ' from the other end' : ''}`;
}

/** What one inspection says about a finding; null where it wasn't seen. */
export interface SeriesPoint {
  readonly date: string;
  readonly seen: SeenThen | null;
}

/** One finding over the years. */
export interface FindingSeries {
  /** The id of the finding in the report, or of the earlier one that it no longer has. */
  readonly id: string;
  readonly mainProblem: string;
  /** One for each date of the table, in its order. */
  readonly points: readonly SeriesPoint[];
  /** `Grown`; `New` for one that wasn't there before. */
  readonly outcome: string;
}

export interface SeriesTable {
  /** The inspections, the oldest first. */
  readonly dates: readonly string[];
  readonly rows: readonly FindingSeries[];
}

type Shown = Pick<Finding, 'id' | 'mainProblem' | 'footage' | 'severity'>;

/** Every finding over all years that the comparison knows: earlier ones first, then the new ones. */
export function seriesOf(
  { rows, mirrored }: Pick<Comparison, 'rows' | 'mirrored'>,
  findings: readonly Shown[],
  date: string,
): SeriesTable {
  const known = rows.map((row) => {
    const now = findings.find(({ id }) => id === row.findingId);
    const { earlier } = row;
    return {
      id: now?.id ?? earlier.id,
      mainProblem: now?.mainProblem ?? earlier.mainProblem,
      outcome: outcomeWords[row.outcome],
      sightings: [
        ...turned([...earlier.history, sightingOf(earlier)], mirrored !== undefined),
        ...(now ? [sightingOf({ ...now, date })] : []),
      ],
    };
  });
  const matched = new Set(rows.map(({ findingId }) => findingId));
  const added = findings
    .filter(({ id }) => !matched.has(id))
    .map((now) => ({
      id: now.id,
      mainProblem: now.mainProblem,
      outcome: 'New',
      sightings: [sightingOf({ ...now, date })],
    }));
  const all = [...known, ...added];
  const dates = [
    ...new Set([...all.flatMap(({ sightings }) => sightings.map((one) => one.date)), date]),
  ].sort();
  return {
    dates,
    rows: all.map(({ sightings, ...row }) => ({
      ...row,
      points: dates.map((each) => {
        const seen = sightings.findLast((one) => one.date === each);
        if (!seen) return { date: each, seen: null };
        const { footage, severity, otherEnd = false } = seen;
        return { date: each, seen: { footage, severity, otherEnd } };
      }),
    })),
  };
}
