/**
 * Places for labels beside points of a line: each at its point or as little below it as leaves `gap` to the one before.
 * `points` rise.
 */
export function spreadOut(points: readonly number[], gap: number): number[] {
  const places: number[] = [];
  for (const point of points) {
    const before = places.at(-1);
    places.push(before === undefined ? point : Math.max(point, before + gap));
  }
  return places;
}
