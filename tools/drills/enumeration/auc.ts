/**
 * How well a number separates two groups: the probability that a value of `a` exceeds one of `b`, with ties
 * as half (Mann-Whitney). Returned from 0.5, no separation, to 1, whichever group is higher.
 */
export function auc(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, own: true })), ...b.map((value) => ({ value, own: false }))];
  all.sort((one, other) => one.value - other.value);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    for (let index = start; index < end; index += 1) if (all[index]?.own) ranks += rank;
    start = end;
  }
  const area = (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
  return Math.max(area, 1 - area);
}
