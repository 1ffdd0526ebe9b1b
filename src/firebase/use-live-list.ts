import { getDoc, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { withLive, withOlder, withoutOlder, withRenewed, type Pages } from './merge-pages';
import { toFirestoreQuery, toRow } from './to-firestore-query';
import { useConfirmed } from './use-confirmed';

export type LiveList<Row extends ListedRow> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly rows: readonly Row[];
      /** False where the list is empty on this device and the server has not been reached yet. */
      readonly confirmed: boolean;
      readonly hasMore: boolean;
      /** Fetches the next page, once. @throws where the server cannot be reached. */
      readonly showMore: () => Promise<void>;
      /** Takes out a row of a later page that was handled here: only the first page is live. */
      readonly drop: (id: string) => void;
      /** Reads a row of a later page again, after it was changed here; nothing else happens where that fails. */
      readonly renew: (id: string) => Promise<void>;
    };

type Documents = Pages<QueryDocumentSnapshot>;

/**
 * The first page of a list, live, and the pages asked for after it. Components that show the same list share one
 * listener.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses the list.
 */
export function useLiveList<Row extends ListedRow>(list: ListQuery<Row>): LiveList<Row> {
  const firestore = useFirestore();
  const query = useMemo(() => toFirestoreQuery(firestore, list), [firestore, list]);
  const { data: snapshot } = useFirestoreCollection(query, { suspense: false });
  const confirmed = useConfirmed(query, snapshot);
  const [seen, setSeen] = useState<typeof snapshot | null>(null);
  const [pages, setPages] = useState<Documents>({ live: [], older: [] });
  const [ended, setEnded] = useState(false);
  const docs = useMemo(() => [...pages.live, ...pages.older], [pages]);
  const rows = useMemo(() => docs.map((document) => toRow(list, document)), [docs, list]);

  if (snapshot && snapshot !== seen) {
    setSeen(snapshot);
    setPages((before) => withLive(before, snapshot.docs));
  }
  if (!snapshot || !seen) return { state: 'loading' };

  const showMore = async () => {
    const after = docs.at(-1);
    if (!after) return;
    const { docs: fetched } = await getDocs(toFirestoreQuery(firestore, list, { after }));
    setPages((before) => withOlder(before, fetched));
    setEnded(fetched.length < list.pageSize);
  };

  const drop = (id: string) => setPages((before) => withoutOlder(before, id));

  const renew = async (id: string) => {
    const known = pages.older.find((document) => document.id === id);
    if (!known) return;
    try {
      const fresh = await getDoc(known.ref);
      if (fresh.exists()) setPages((before) => withRenewed(before, fresh));
      else drop(id);
    } catch {
      // The row stays as it was; Refresh All and a reload read it again.
    }
  };

  return {
    state: 'ready',
    rows,
    confirmed,
    hasMore: !ended && pages.live.length === list.pageSize,
    showMore,
    drop,
    renew,
  };
}
