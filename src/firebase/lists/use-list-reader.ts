import { getDocs, getDocsFromServer } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { reportDamage } from '../documents/report-damage';
import { readRows } from './read-rows';
import { toFirestoreQuery } from './to-firestore-query';

/**
 * Reads the first page of a list once: from the server, or offline from the cache.
 * Damaged documents are reported and left out. @throws DamagedRecord where all are damaged, because that is not an
 * empty list
 */
export function useListReader(): <Row extends ListedRow>(list: ListQuery<Row>) => Promise<readonly Row[]> {
  const firestore = useFirestore();
  return useCallback(
    async (list) => {
      const { docs } = await getDocs(toFirestoreQuery(firestore, list));
      const { rows, damages } = readRows(list, docs);
      damages.forEach(reportDamage);
      if (damages[0] && rows.length === 0) throw damages[0];
      return rows;
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
