import { getDocs, type QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { reportFault } from '@/logging/report-fault';
import { reportDamage } from '../documents/report-damage';
import type { ListedRow, ListQuery } from './list-query';
import { readRows } from './read-rows';
import { toFirestoreQuery } from './to-firestore-query';

/** Pages read at most, so that a damaged query can't read for ever. */
const mostPages = 20;

export type WholeList<Row> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly rows: readonly Row[] };

/**
 * All rows of a list, read once, page by page; offline those in the cache. One read for each row, so only for lists that
 * are bounded by a time.
 */
export function useWholeList<Row extends ListedRow>(list: ListQuery<Row>): WholeList<Row> {
  const firestore = useFirestore();
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<{ readonly of: object; readonly rows: readonly Row[] | null } | null>(
    null,
  );

  const readAll = useCallback(async () => {
    const docs: QueryDocumentSnapshot[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const after = docs.at(-1);
      const { docs: next } = await getDocs(toFirestoreQuery(firestore, list, after ? { after } : {}));
      docs.push(...next);
      if (next.length < list.pageSize) break;
    }
    const { rows, damages } = readRows(list, docs);
    damages.forEach(reportDamage);
    return rows;
  }, [firestore, list]);

  useEffect(() => {
    let current = true;
    readAll().then(
      (rows) => {
        if (current) setRead({ of: list, rows });
      },
      (error: unknown) => {
        reportFault('a list not read', error);
        if (current) setRead({ of: list, rows: null });
      },
    );
    return () => {
      current = false;
    };
  }, [readAll, list, round]);

  if (read?.of !== list) return { state: 'loading' };
  if (read.rows) return { state: 'ready', rows: read.rows };
  const retry = () => {
    setRead(null);
    setRound(round + 1);
  };
  return { state: 'failed', retry };
}
