import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';

const retryMs = 5_000;

/**
 * Whether `snapshot` can be trusted. An empty one from the cache may only mean that the list was never read on this
 * device, so the server is asked until it responds.
 */
export function useConfirmed(query: Query, snapshot: QuerySnapshot | undefined): boolean {
  const [answered, setAnswered] = useState<Query | null>(null);
  const doubtful = snapshot !== undefined && snapshot.empty && snapshot.metadata.fromCache;
  const asking = doubtful && answered !== query;

  useEffect(() => {
    if (!asking) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void getDocsFromServer(query).then(
        () => current && setAnswered(query),
        () => {
          // ignored: without a connection it is asked again until it answers
          if (current) timer = setTimeout(ask, retryMs);
        },
      );
    ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asking, query]);

  return !asking;
}
