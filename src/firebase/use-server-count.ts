import { getCountFromServer } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';
import { countLimit, type LiveCount } from './live-count';

/**
 * How many documents a list has, as far as `countLimit`, asked of the server for each new `list` and each new `occasion`;
 * between two answers the last one. null before the first, without a connection, and where there is nothing to count.
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
      // What is shown instead says that it is not all.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [firestore, list, occasion]);

  return list ? counted : null;
}
