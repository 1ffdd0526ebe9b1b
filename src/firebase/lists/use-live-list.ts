import { getDoc, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { reportFault } from '@/logging/report-fault';
import { pathOf, useDamageReport } from '../documents/report-damage';
import type { ListedRow, ListQuery } from './list-query';
import { withLive, withOlder, withoutOlder, withRenewed, type Pages } from './merge-pages';
import { readRows } from './read-rows';
import { askForRecount } from './recount';
import { toFirestoreQuery } from './to-firestore-query';
import { useConfirmed } from './use-confirmed';

export type LiveList<Row extends ListedRow> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly rows: readonly Row[];
      /** The list's documents that can't be shown, because they don't match their record's type: `bookings/abc123`. */
      readonly damaged: readonly string[];
      /** False where the list is empty in the cache and the server has not responded yet. */
      readonly confirmed: boolean;
      readonly hasMore: boolean;
      /** Fetches the next page; concurrent calls are ignored. @throws where the server can't be reached. */
      readonly showMore: () => Promise<void>;
      /** Removes a row of a later page that was handled here, because only the first page is live. */
      readonly drop: (id: string) => void;
      /** Reads a row of a later page again after it was changed here; failures are ignored. */
      readonly renew: (id: string) => Promise<void>;
    };

/** The first page is only a screen long to save reads; someone who asks for more gets more rows. */
const laterPageSize = 25;

type Documents = Pages<QueryDocumentSnapshot>;

const nothing: Documents = { live: [], older: [] };

/**
 * A list's first page, live, and the pages fetched after it. Components with the same list share one listener.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses the list.
 */
export function useLiveList<Row extends ListedRow>(list: ListQuery<Row>): LiveList<Row> {
  const firestore = useFirestore();
  const query = useMemo(() => toFirestoreQuery(firestore, list), [firestore, list]);
  const { data: snapshot } = useFirestoreCollection(query, { suspense: false });
  const confirmed = useConfirmed(query, snapshot);
  const [seen, setSeen] = useState<{ readonly list: object; readonly snapshot: object } | null>(null);
  const [pages, setPages] = useState(nothing);
  const [ended, setEnded] = useState(false);
  const docs = useMemo(() => [...pages.live, ...pages.older], [pages]);
  const { rows, damages } = useMemo(() => readRows(list, docs), [docs, list]);
  const damaged = useMemo(() => damages.map(pathOf), [damages]);
  useDamageReport(damages);

  if (snapshot && snapshot !== seen?.snapshot) {
    // Rows of another list are dropped.
    const same = seen?.list === list;
    setSeen({ list, snapshot });
    setPages((before) => withLive(same ? before : nothing, snapshot.docs));
    if (!same) setEnded(false);
  }
  if (!snapshot || !seen) return { state: 'loading' };

  const showMore = async () => {
    const after = docs.at(-1);
    if (!after) return;
    const size = Math.max(list.pageSize, laterPageSize);
    const { docs: fetched } = await getDocs(toFirestoreQuery(firestore, list, { after, size }));
    setPages((before) => withOlder(before, fetched));
    setEnded(fetched.length < size);
  };

  const drop = (id: string) => {
    if (pages.older.some((document) => document.id === id)) askForRecount();
    setPages((before) => withoutOlder(before, id));
  };

  const renew = async (id: string) => {
    const known = pages.older.find((document) => document.id === id);
    if (!known) return;
    try {
      const fresh = await getDoc(known.ref);
      askForRecount();
      const isThere = fresh.exists() && list.read(fresh).state !== 'missing';
      if (isThere) setPages((before) => withRenewed(before, fresh));
      else drop(id);
    } catch (error) {
      reportFault('a row not renewed', error);
      // The row stays as it was until Refresh All or a reload.
    }
  };

  return {
    state: 'ready',
    rows,
    damaged,
    confirmed,
    hasMore: !ended && pages.live.length === list.pageSize,
    showMore,
    drop,
    renew,
  };
}
