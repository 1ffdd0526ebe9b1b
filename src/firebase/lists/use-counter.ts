import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import { countOnServer } from './count-on-server';
import type { ListedRow, ListQuery } from './list-query';
import type { LiveCount } from './live-count';

/** Counts a list once, up to `countLimit`. @throws where the server can't be reached, or refuses. */
export function useCounter(): (list: ListQuery<ListedRow>) => Promise<LiveCount> {
  const firestore = useFirestore();
  return useCallback((list) => countOnServer(firestore, list), [firestore]);
}
