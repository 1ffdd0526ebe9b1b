import { getCountFromServer } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';
import { countLimit, type LiveCount } from './live-count';

/** Counts a list once, up to `countLimit`. @throws where the server can't be reached, or refuses. */
export function useCounter(): (list: ListQuery<ListedRow>) => Promise<LiveCount> {
  const firestore = useFirestore();
  return useCallback(
    async (list) => {
      const aggregate = await getCountFromServer(toFirestoreQuery(firestore, list, { size: countLimit }));
      const { count } = aggregate.data();
      return { count, orMore: count >= countLimit };
    },
    [firestore],
  );
}
