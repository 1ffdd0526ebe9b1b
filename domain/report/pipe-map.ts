import type { Finding } from './finding';
import { numberedFindings } from './numbered-findings';
import type { Severity } from './severity';

/** A finding's position on the map. */
export interface MapMark {
  readonly findingId: string;
  /** Its number in the report, from 1. */
  readonly number: number;
  readonly severity: Severity;
  /** Feet from the entry point. */
  readonly feet: number;
  /** 0 is the entry point, 1 the far end of the map. */
  readonly at: number;
  /** The row of its label, from 0; overlapping labels go to different rows. */
  readonly row: number;
}

/** The sewer line from house to main, to scale. */
export interface PipeMap {
  /** Feet covered by the map. */
  readonly length: number;
  /** Feet inspected, from the entry point. */
  readonly inspected: number;
  /** Whether the far end is the main; otherwise it is where the camera stopped. */
  readonly reachesMain: boolean;
  readonly ticks: readonly { readonly feet: number; readonly at: number }[];
  readonly marks: readonly MapMark[];
}

/** How much of the sewer line was inspected, as a sentence. */
export function inspectedInWords({
  length,
  inspected,
  reachesMain,
}: Pick<PipeMap, 'length' | 'inspected' | 'reachesMain'>): string {
  return reachesMain
    ? `We inspected ${inspected} of the ${length} feet from the house to the main.`
    : `We inspected ${inspected} feet from the house.`;
}

interface Mapped {
  readonly linearFootage: number | null;
  readonly distanceToMain: number | null;
  readonly findings: readonly Pick<Finding, 'id' | 'footage' | 'severity'>[];
}

/** Width of a label as a share of the map: closer labels go to the next row. */
const labelWidth = 0.06;
const tickSteps = [5, 10, 20, 25, 50, 100, 200, 250];
const mostTicks = 8;

/** Positions of a report's findings along the sewer line; null if the report gives no footage at all. */
export function pipeMapOf({ linearFootage, distanceToMain, findings }: Mapped): PipeMap | null {
  const placed = numberedFindings(findings).flatMap(({ number, finding: { id, footage, severity } }) =>
    footage === null ? [] : [{ findingId: id, number, severity, feet: footage }],
  );
  const inspected = Math.max(linearFootage ?? 0, ...placed.map(({ feet }) => feet));
  const length = Math.max(inspected, distanceToMain ?? 0);
  if (length <= 0) return null;
  return {
    length,
    inspected,
    reachesMain: distanceToMain !== null,
    ticks: ticksOf(length).map((feet) => ({ feet, at: feet / length })),
    marks: inRows(
      placed.map((mark) => ({ ...mark, at: mark.feet / length })),
      labelWidth,
    ),
  };
}

function ticksOf(length: number): number[] {
  const step =
    tickSteps.find((candidate) => length / candidate <= mostTicks) ?? Math.ceil(length / mostTicks);
  const count = Math.floor(length / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Marks along a map, by place, with the rows of their labels.
 * @param width of a label, as a share of the map
 */
export function inRows<Mark extends { readonly at: number }>(
  marks: readonly Mark[],
  width: number,
): (Mark & { readonly row: number })[] {
  const ends: number[] = [];
  return [...marks]
    .sort((one, other) => one.at - other.at)
    .map((mark) => {
      const free = ends.findIndex((end) => mark.at - end >= width);
      const row = free === -1 ? ends.length : free;
      ends[row] = mark.at;
      return { ...mark, row };
    });
}
