import { useCallback, useEffect, useState } from 'react';
import { jobLookup } from '@domain/job/job-reference';
import { shortestPart } from '@domain/search/search-keys';
import { searchQuery } from '@domain/search/search-query';
import { useListSearch } from '@/firebase/lists/use-list-search';
import { reportFault } from '@/logging/report-fault';
import { debounced } from '@/ui/debounced';
import type { Asked, FoundHits, HitKind } from './hit';

export interface HitGroup extends FoundHits {
  readonly kind: HitKind;
}

export type Hits =
  /** `short`: too little was typed to search for. */
  | { readonly state: 'none' | 'short' | 'searching' }
  | {
      readonly state: 'done';
      readonly groups: readonly HitGroup[];
      /** The kinds that could not be searched. */
      readonly failed: readonly HitKind[];
      /** Shows more, and reads more of what has the searched word; null where all is shown. */
      readonly showMore: (() => void) | null;
      readonly searchAgain: () => void;
    };

/** Records that are read of each kind: at first, and each time the search goes on. The rules allow 200. */
const sizes = [10, 50, 200] as const;
/** Hits of a kind before more are asked for. */
const shownAtFirst = 5;
const debounceMs = 200;

/** What can be searched for in a text; null for too little. */
function askedIn(text: string): Asked | null {
  const pasted = jobLookup(text);
  if (pasted?.kind === 'key') return { text, query: null };
  const query = searchQuery(text);
  if (!pasted && (query === null || [...query.key].length < shortestPart.word)) return null;
  return { text, query };
}

interface Done {
  readonly text: string;
  readonly round: number;
  readonly groups: readonly HitGroup[];
  readonly failed: readonly HitKind[];
}

/** Searches all kinds of records for a text, a moment after it was typed. */
export function useHits(text: string, load: () => Promise<readonly HitKind[]>): Hits {
  const search = useListSearch();
  const wanted = text.trim();
  const [more, setMore] = useState({ text: wanted, step: 0, round: 0 });
  const [done, setDone] = useState<Done | null>(null);
  const { step, round } = more.text === wanted ? more : { step: 0, round: 0 };
  const size = sizes[step] ?? sizes[0];
  const isAsked = wanted !== '' && askedIn(wanted) !== null;
  useEffect(() => {
    const asked = isAsked ? askedIn(wanted) : null;
    if (!asked) return;
    return debounced(round === 0 ? debounceMs : 0, async (signal) => {
      const found = await searchAll(load, (kind) => kind.find(search, asked, size));
      if (!signal.aborted) setDone({ text: wanted, round, ...found });
    });
  }, [wanted, isAsked, round, size, search, load]);
  const again = useCallback(
    (further: number) => setMore({ text: wanted, step: step + further, round: round + 1 }),
    [wanted, step, round],
  );
  if (wanted === '') return { state: 'none' };
  if (!isAsked) return { state: 'short' };
  if (done?.text !== wanted || done.round !== round) return { state: 'searching' };
  const shown = done.groups.map((group) => ({
    ...group,
    hits: step === 0 ? group.hits.slice(0, shownAtFirst) : group.hits,
  }));
  const isWhole = done.groups.every(
    ({ whole, hits }, index) => whole && hits.length === shown[index]?.hits.length,
  );
  return {
    state: 'done',
    groups: shown,
    failed: done.failed,
    showMore: isWhole || step === sizes.length - 1 ? null : () => again(1),
    searchAgain: () => again(0),
  };
}

/** Stands for all kinds where not even they could be loaded. */
const everything: HitKind = {
  label: 'records',
  all: null,
  find: () => Promise.reject(new Error('not loaded')),
};

/** One kind that fails doesn't hide what was found of the others. */
async function searchAll(
  load: () => Promise<readonly HitKind[]>,
  find: (kind: HitKind) => Promise<FoundHits>,
): Promise<Pick<Done, 'groups' | 'failed'>> {
  const groups: HitGroup[] = [];
  const failed: HitKind[] = [];
  try {
    const kinds = await load();
    const outcomes = await Promise.allSettled(kinds.map(find));
    outcomes.forEach((outcome, index) => {
      const kind = kinds[index];
      if (!kind) return;
      if (outcome.status === 'fulfilled') groups.push({ kind, ...outcome.value });
      else {
        reportFault('a kind of record was not searched', outcome.reason);
        failed.push(kind);
      }
    });
  } catch (error) {
    reportFault('the search was not loaded', error);
    return { groups, failed: [everything] };
  }
  return { groups, failed };
}
