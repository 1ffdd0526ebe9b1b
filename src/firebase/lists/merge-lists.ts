/** The rows of two lists, each once: a row that moves from one to the other can be in both for a moment. */
export function mergeLists<Row extends { readonly id: string }>(
  first: readonly Row[],
  second: readonly Row[],
): readonly Row[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
