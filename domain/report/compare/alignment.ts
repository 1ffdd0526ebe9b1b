import type { ScopeDirection } from '../report-options';

/** How footages of an earlier inspection become those of today's. */
export interface Alignment {
  /** Feet to add. */
  readonly offset: number;
  /**
   * Feet from one end of the line to the other, if the cameras went in at different ends: earlier footages are counted back
   * from there.
   */
  readonly mirrored?: number | undefined;
}

/** What of an inspection says from which end it was done. */
export interface DirectedInspection {
  readonly direction?: ScopeDirection | '' | undefined;
  /** Feet inspected; null if unknown. */
  readonly linearFootage: number | null;
}

/** An earlier footage by the later counter; none is below 0. */
export function moved(footage: number | null, { offset, mirrored }: Alignment): number | null {
  const turned = fromOtherEnd(footage, mirrored);
  return turned === null ? null : Math.max(0, Math.round((turned + offset) * 10) / 10);
}

/**
 * A footage counted from the other end of the line, before any offset; the same one if the ends don't differ, or as long as
 * the length is missing.
 */
export function fromOtherEnd(footage: number | null, mirrored: number | undefined): number | null {
  if (footage === null || !mirrored) return footage;
  return Math.round((mirrored - footage) * 10) / 10;
}

/** Whether one camera went upstream and the other downstream. */
export function directionsDiffer(earlier: DirectedInspection, current: DirectedInspection): boolean {
  return Boolean(earlier.direction && current.direction && earlier.direction !== current.direction);
}

/** How long the line is as far as its inspections say: the longer of the two; undefined if neither does. */
export function knownLength(earlier: DirectedInspection, current: DirectedInspection): number | undefined {
  const longest = Math.max(earlier.linearFootage ?? 0, current.linearFootage ?? 0);
  return longest > 0 ? longest : undefined;
}

/** The length to count back from: proposed if the directions differ and both lengths are known, otherwise undefined. */
export function proposeMirror(earlier: DirectedInspection, current: DirectedInspection): number | undefined {
  const areKnown = earlier.linearFootage !== null && current.linearFootage !== null;
  return areKnown && directionsDiffer(earlier, current) ? knownLength(earlier, current) : undefined;
}

/** What a report says where the cameras went in at different ends. */
export const otherEnd = 'The earlier camera came from the other end, so its footages count the other way.';
