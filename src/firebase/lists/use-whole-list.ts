import { useCallback, useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { reportFault } from '@/logging/report-fault';
import { reportDamage } from '../documents/report-damage';
import type { ListedRow, ListQuery } from './list-query';
import { readWholeList } from './read-whole-list';

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
    const { rows, damages } = await readWholeList(firestore, list);
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
