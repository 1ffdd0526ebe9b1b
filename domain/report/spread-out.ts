/**
 * Positions of labels beside points on an axis: each at its point, or the least distance below it that leaves `gap`
 * to the previous label. `points` must be ascending.
 */
export function spreadOut(points: readonly number[], gap: number): number[] {
  const places: number[] = [];
  for (const point of points) {
    const before = places.at(-1);
    places.push(before === undefined ? point : Math.max(point, before + gap));
  }
  return places;
}
