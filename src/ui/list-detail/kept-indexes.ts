/**
 * The lines of a long list that are in the page: those near the view, and the one looked at with its neighbours, so that
 * the focus is never lost and the arrow keys always have somewhere to go. Ascending, each once.
 */
export function keptIndexes(near: readonly number[], selected: number, count: number): number[] {
  // Two to each side: a heading may stand between.
  const around = selected < 0 ? [] : [-2, -1, 0, 1, 2].map((step) => selected + step);
  const kept = new Set([...near, ...around.filter((index) => index >= 0 && index < count)]);
  return [...kept].sort((one, other) => one - other);
}
