/*
 * How exact a camera's counter is. Feet are whole tenths here, so that sums are exact and the same comparison always
 * gives the same result.
 */

/** As a finding's footage is stored, with one decimal. */
export function tenthsOf(feet: number): number {
  return Math.round(feet * 10);
}

/** Two findings this far apart are in one place: the cable stretches, and the wheel of the counter slips. */
export function toleranceAt(tenths: number): number {
  return 20 + Math.round(Math.abs(tenths) / 40);
}

/** Farther apart than this, two findings aren't the same one, however alike they are. */
export function reachAt(tenths: number): number {
  return 3 * toleranceAt(tenths);
}

/** Findings this close to each other may be listed in either order. */
export const sameSpot = 10;

/** The largest offset that is proposed, and that can be set. */
export const farthestOffset = 2_000;
