/** One entry of a page, with what counting needs. */
export interface CountedEntry {
  readonly id: string;
  /** The value by which the page is ordered. */
  readonly order: string;
  readonly counts: boolean;
}

export interface CountedPage {
  readonly entries: readonly CountedEntry[];
  /** Whether there may be more after its end. */
  readonly full: boolean;
  readonly direction: 'asc' | 'desc';
}

function isBehind(page: CountedPage, entry: CountedEntry): boolean {
  const last = page.entries.at(-1);
  if (!page.full || !last || entry.order === last.order) return page.full && !last;
  return page.direction === 'asc' ? entry.order > last.order : entry.order < last.order;
}

/**
 * How much a list has grown, derived from two states of its first page. Entries that move up over the page's end to
 * fill a gap were counted before, and those pushed off it still exist.
 */
export function countChange(before: CountedPage, next: CountedPage): number {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  const stored = new Set(next.entries.map(({ id }) => id));
  const gone = before.entries.filter(
    (entry) => entry.counts && !stored.has(entry.id) && !isBehind(next, entry),
  ).length;
  const come = next.entries.reduce((sum, entry) => {
    const earlier = known.get(entry.id);
    if (earlier) return sum + Number(entry.counts) - Number(earlier.counts);
    return sum + Number(entry.counts && !isBehind(before, entry));
  }, 0);
  return come - gone;
}
