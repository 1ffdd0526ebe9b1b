import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { reportedAs } from '@/logging/report-fault';
import { countOnServer } from './count-on-server';
import type { ListedRow, ListQuery } from './list-query';
import type { LiveCount } from './live-count';

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
    countOnServer(firestore, list).then(
      (count) => {
        if (current) setCounted(count);
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
