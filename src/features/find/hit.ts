import { isFound, type SearchQuery } from '@domain/search/search-query';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { mergeLists } from '@/firebase/lists/merge-lists';
import type { SearchedRows, SearchList } from '@/firebase/lists/use-list-search';
import type { BadgeTone } from '@/ui/status-badge';

/** A record that a search found. */
export interface Hit {
  readonly id: string;
  readonly title: string;
  /** What tells it from others: date, address. */
  readonly facts: readonly string[];
  readonly badge: { readonly words: string; readonly tone: BadgeTone } | null;
  /** Where it opens. */
  readonly to: string;
}

/** What was found of one kind. */
export interface FoundHits {
  readonly hits: readonly Hit[];
  /** Whether all records with the searched word were read. */
  readonly whole: boolean;
  readonly onDevice: boolean;
}

/** What is searched: the text as typed, and its words; null where it has none, as a pasted link. */
export interface Asked {
  readonly text: string;
  readonly query: SearchQuery | null;
}

/** A kind of record that the search covers. */
export interface HitKind {
  /** In the plural: the heading above its hits. */
  readonly label: string;
  /** The address of all hits of a text; null where there is no such list. */
  readonly all: ((text: string) => string) | null;
  readonly find: (search: SearchList, asked: Asked, size: number) => Promise<FoundHits>;
}

interface KindOf<Row extends ListedRow> extends Pick<HitKind, 'label' | 'all'> {
  readonly list: (query: SearchQuery) => ListQuery<Row>;
  /** The list of what a pasted key or a reference names; null where it names nothing. */
  readonly named?: (text: string) => Promise<ListQuery<Row> | null>;
  readonly toHit: (row: Row) => Hit;
}

const nothing: SearchedRows<never> = { rows: [], whole: true, onDevice: false };

/** A kind whose records have search keys. */
export function hitKind<Row extends ListedRow & { readonly search_keys: readonly string[] }>({
  label,
  all,
  list,
  named,
  toHit,
}: KindOf<Row>): HitKind {
  return {
    label,
    all,
    async find(search, { text, query }, size) {
      const exact = (await named?.(text)) ?? null;
      const [first, second] = await Promise.all([
        exact ? search(exact, size) : nothing,
        query ? search(list(query), size) : nothing,
      ]);
      // A text such as `q9e687` can be a reference and a word.
      const matching = second.rows.filter(({ search_keys }) => query !== null && isFound(search_keys, query));
      return {
        hits: mergeLists(first.rows, matching).map(toHit),
        whole: first.whole && second.whole,
        onDevice: first.onDevice || second.onDevice,
      };
    },
  };
}
