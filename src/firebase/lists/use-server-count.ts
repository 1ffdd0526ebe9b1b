import { getCountFromServer } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { reportedAs } from '@/logging/report-fault';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';
import { countLimit, type LiveCount } from './live-count';

/**
 * The number of documents in a list, up to `countLimit`, read from the server for each new `list` and `occasion`.
 * The last count stays until the next one. null before the first, offline, and where there is nothing to count.
 */
export function useServerCount<Row extends ListedRow>(
  list: ListQuery<Row> | null,
  occasion = '',
): LiveCount | null {
  const firestore = useFirestore();
  const [counted, setCounted] = useState<LiveCount | null>(null);

  useEffect(() => {
    if (!list) return;
    let current = true;
    getCountFromServer(toFirestoreQuery(firestore, list, { size: countLimit })).then(
      (aggregate) => {
        const { count } = aggregate.data();
        if (current) setCounted({ count, orMore: count >= countLimit });
      },
      // The loaded count is shown instead, marked as incomplete.
      reportedAs('a list not counted by the server', undefined),
    );
    return () => {
      current = false;
    };
  }, [firestore, list, occasion]);

  return list ? counted : null;
}
