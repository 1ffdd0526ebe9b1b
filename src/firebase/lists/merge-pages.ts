interface Identified {
  readonly id: string;
}

/** A live first page and the pages fetched after it, the last fetched last. */
export interface Pages<Item extends Identified> {
  readonly live: readonly Item[];
  readonly older: readonly Item[];
}

/**
 * The pages after the first one has changed. Rows that new ones push off its end are moved to the older ones; rows
 * that were handled are dropped.
 */
export function withLive<Item extends Identified>(
  { live, older }: Pages<Item>,
  next: readonly Item[],
): Pages<Item> {
  const nextIds = new Set(next.map(({ id }) => id));
  const lastId = next.at(-1)?.id;
  const lastBefore = lastId === undefined ? -1 : live.findIndex(({ id }) => id === lastId);
  const pushedOff = lastBefore === -1 || older.length === 0 ? [] : live.slice(lastBefore + 1);
  return { live: next, older: [...pushedOff, ...older].filter(({ id }) => !nextIds.has(id)) };
}

/** The pages with another one appended. */
export function withOlder<Item extends Identified>(
  { live, older }: Pages<Item>,
  fetched: readonly Item[],
): Pages<Item> {
  const known = new Set([...live, ...older].map(({ id }) => id));
  return { live, older: [...older, ...fetched.filter(({ id }) => !known.has(id))] };
}

/** The pages without one of the older documents, which are not live. */
export function withoutOlder<Item extends Identified>(pages: Pages<Item>, id: string): Pages<Item> {
  return { ...pages, older: pages.older.filter((item) => item.id !== id) };
}

/** The pages with an older document's current state. */
export function withRenewed<Item extends Identified>({ live, older }: Pages<Item>, item: Item): Pages<Item> {
  return { live, older: older.map((before) => (before.id === item.id ? item : before)) };
}
