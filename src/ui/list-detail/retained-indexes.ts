/**
 * Indexes of a virtualized list's rendered items: those near the viewport, and the selected one with its neighbors,
 * so that focus is never lost and the arrow keys always have a target. Ascending, without duplicates.
 */
export function retainedIndexes(near: readonly number[], selected: number, count: number): number[] {
  // Two on each side, because a heading may be between.
  const around = selected < 0 ? [] : [-2, -1, 0, 1, 2].map((step) => selected + step);
  const stored = new Set([...near, ...around.filter((index) => index >= 0 && index < count)]);
  return [...stored].sort((one, other) => one - other);
}
