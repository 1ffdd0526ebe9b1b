import { createHash } from 'node:crypto';

/** `count` of these in an order derived from the seed. */
export function chosenFrom<Item extends { readonly name: string }>(
  items: readonly Item[],
  count: number,
  seed: string,
): Item[] {
  const rank = ({ name }: Item) => createHash('sha256').update(`${seed}:${name}`).digest('hex');
  return items
    .map((item) => ({ item, order: rank(item) }))
    .toSorted((one, other) => one.order.localeCompare(other.order))
    .slice(0, count)
    .map(({ item }) => item);
}
