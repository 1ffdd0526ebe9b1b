import { getDocs, getDocsFromServer } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { reportDamage } from '../documents/report-damage';
import { readRows, type ReadRows } from './read-rows';
import { readWholeList } from './read-whole-list';
import { toFirestoreQuery } from './to-firestore-query';

type ReadList = <Row extends ListedRow>(list: ListQuery<Row>) => Promise<readonly Row[]>;

/**
 * Reads the first page of a list once: from the server, or offline from the cache.
 * Damaged documents are reported and left out. @throws DamagedRecord where all are damaged, because that is not an
 * empty list
 */
export function useListReader(): ReadList {
  const firestore = useFirestore();
  return useCallback(
    async (list) => {
      const { docs } = await getDocs(toFirestoreQuery(firestore, list));
      return soundRows(readRows(list, docs));
    },
    [firestore],
  );
}

/** The same for every page of a list: one read for each row, so only for lists that are bounded by a time. */
export function useWholeListReader(): ReadList {
  const firestore = useFirestore();
  return useCallback(async (list) => soundRows(await readWholeList(firestore, list)), [firestore]);
}

function soundRows<Row extends ListedRow>({ rows, damages }: ReadRows<Row>): readonly Row[] {
  damages.forEach(reportDamage);
  if (damages[0] && rows.length === 0) throw damages[0];
  return rows;
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
