import { getDocs, getDocsFromServer } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery, toRow } from './to-firestore-query';

/** Reads the first page of a list once: from the server, or offline from the cache. */
export function useListReader(): <Row extends ListedRow>(list: ListQuery<Row>) => Promise<readonly Row[]> {
  const firestore = useFirestore();
  return useCallback(
    async (list) => {
      const { docs } = await getDocs(toFirestoreQuery(firestore, list));
      return docs.map((document) => toRow(list, document));
    },
    [firestore],
  );
}

/** Reads the lists' first pages from the server, which updates their listeners. @throws without a connection. */
export function useListRefresh(): (lists: readonly ListQuery<ListedRow>[]) => Promise<void> {
  const firestore = useFirestore();
  return useCallback(
    async (lists) => {
      await Promise.all(lists.map((list) => getDocsFromServer(toFirestoreQuery(firestore, list))));
    },
    [firestore],
  );
}
