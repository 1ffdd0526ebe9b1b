import { getDocs, getDocsFromCache } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import { reportDamage } from '../documents/report-damage';
import type { ListedRow, ListQuery } from './list-query';
import { readRows } from './read-rows';
import { toFirestoreQuery } from './to-firestore-query';

export interface SearchedRows<Row extends ListedRow> {
  readonly rows: readonly Row[];
  /** Whether the list has no more than was read. */
  readonly whole: boolean;
  /** Whether only this device's cache was read. */
  readonly onDevice: boolean;
}

export type SearchList = <Row extends ListedRow>(
  list: ListQuery<Row>,
  size: number,
) => Promise<SearchedRows<Row>>;

/**
 * Reads the first `size` rows of a list once: from the server, or from this device's cache where the server can't be
 * reached. Damaged documents are reported and left out.
 */
export function useListSearch(): SearchList {
  const firestore = useFirestore();
  return useCallback<SearchList>(
    async (list, size) => {
      const query = toFirestoreQuery(firestore, list, { size });
      // Offline, the SDK would try the server first and take seconds.
      const { docs, metadata } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
      const { rows, damages } = readRows(list, docs);
      damages.forEach(reportDamage);
      return { rows, whole: docs.length < size, onDevice: metadata.fromCache };
    },
    [firestore],
  );
}
