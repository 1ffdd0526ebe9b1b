/** The set with the item, or without it if it was there. */
export function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  return set.has(item) ? new Set([...set].filter((one) => one !== item)) : new Set([...set, item]);
}
