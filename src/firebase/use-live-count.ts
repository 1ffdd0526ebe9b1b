import { getCountFromServer } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';

/** How far a list is counted: the rules refuse longer ones. */
export const countLimit = 200;

export interface LiveCount {
  readonly count: number;
  /** True where there are more than `count`. */
  readonly orMore: boolean;
}

/**
 * How many documents a list has, as far as `countLimit`; null while loading. While the first page is not full,
 * it is counted as it is.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses the list.
 */
export function useLiveCount<Row extends ListedRow>(list: ListQuery<Row>): LiveCount | null {
  const firestore = useFirestore();
  const query = useMemo(() => toFirestoreQuery(firestore, list), [firestore, list]);
  const { data: snapshot } = useFirestoreCollection(query, { suspense: false });
  const [counted, setCounted] = useState<number | null>(null);
  const full = (snapshot?.size ?? 0) >= list.pageSize;

  useEffect(() => {
    if (!full) return;
    let current = true;
    getCountFromServer(toFirestoreQuery(firestore, list, { size: countLimit })).then(
      (aggregate) => {
        if (current) setCounted(aggregate.data().count);
      },
      // Offline the first page is what can be counted.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [firestore, list, full, snapshot]);

  if (!snapshot) return null;
  if (!full) return { count: snapshot.size, orMore: false };
  return counted === null
    ? { count: snapshot.size, orMore: true }
    : { count: Math.max(counted, snapshot.size), orMore: counted >= countLimit };
}
