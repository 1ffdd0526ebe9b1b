import type { ReactNode } from 'react';
import type { Lead } from '@domain/request/lead';
import { pendingRequests } from '@/features/requests/pending-requests';
import { RequestAnnouncer } from '@/features/requests/request-announcer';
import { useLiveCount } from '@/firebase/use-live-count';
import { useLiveList } from '@/firebase/use-live-list';
import { useArrivals } from '@/ui/use-arrivals';

interface RequestArrivalsProps {
  readonly children: (newIds: ReadonlySet<string>) => ReactNode;
}

/** Watches for new requests whichever list is shown, announces them, and tells `children` which they are. */
export function RequestArrivals({ children }: RequestArrivalsProps) {
  const list = useLiveList(pendingRequests);
  const arrivals = useArrivals<Lead>(list.state === 'ready' ? list.rows : null);
  const count = useLiveCount(pendingRequests)?.count ?? 0;
  return (
    <>
      <RequestAnnouncer arrivals={arrivals} count={count} />
      {children(new Set(arrivals.map(({ id }) => id)))}
    </>
  );
}
