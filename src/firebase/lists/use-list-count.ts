import { getDocsFromCache, type Firestore } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { reportedAs, reportFault } from '@/logging/report-fault';
import { countOnServer } from './count-on-server';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';
import { shareCount } from './known-counts';
import { countLimit, type LiveCount } from './live-count';
import { useRecounts } from './use-recounts';

/** A list whose waiting entries are counted, on the screen or not. */
export interface CountedList<Row extends ListedRow> {
  /** Its first page, which is live while the list is shown. */
  readonly page: ListQuery<Row>;
  /** The newest counted entry, watched while the list is not shown. */
  readonly newest: ListQuery<Row>;
}

/** What this device has of a list; null if that is nothing, because the list may never have been read here. */
async function countOnDevice<Row extends ListedRow>(
  firestore: Firestore,
  list: ListQuery<Row>,
): Promise<LiveCount | null> {
  const { size } = await getDocsFromCache(toFirestoreQuery(firestore, list, { size: countLimit }));
  return size === 0 ? null : { count: size, orMore: true };
}

/**
 * How many entries of a list wait, up to `countLimit`; null while unknown. The server counts when what is watched of
 * the list changes: its first page, or, while it is not shown, its newest entry. Because neither shows every change,
 * it also counts every minute, when the page becomes visible, and on request. `useKnownCount` gives the same number to
 * other places.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses the list.
 */
export function useListCount<Row extends ListedRow>(list: CountedList<Row>, open: boolean): LiveCount | null {
  const { page, newest } = list;
  const firestore = useFirestore();
  const watched = open ? page : newest;
  const query = useMemo(() => toFirestoreQuery(firestore, watched), [firestore, watched]);
  const { data: snapshot } = useFirestoreCollection(query, { suspense: false });
  const round = useRecounts(snapshot !== undefined);
  const [counted, setCounted] = useState<LiveCount | null>(null);

  useEffect(() => {
    if (!snapshot) return;
    let current = true;
    const countAgain = async () => {
      try {
        const count = await countOnServer(firestore, newest);
        if (current) setCounted(count);
      } catch (error) {
        reportFault('a list not counted', error);
        const cached = await countOnDevice(firestore, newest);
        // The server's last count is better.
        if (current) setCounted((before) => before ?? cached);
      }
    };
    countAgain().catch(reportedAs('a list not counted on the device', undefined));
    return () => {
      current = false;
    };
  }, [firestore, newest, snapshot, round]);

  useEffect(() => {
    shareCount(list, counted);
    return () => shareCount(list, null);
  }, [list, counted]);

  return counted;
}
