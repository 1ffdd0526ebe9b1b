import type { ReactNode } from 'react';
import type { BookingRequest } from '@domain/request/booking-request';
import { RequestAnnouncer } from '@/features/requests/request-announcer';
import { countedRequests, newestRequest, pendingRequests } from '@/features/requests/request-lists';
import { useListCount } from '@/firebase/lists/use-list-count';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { useArrivals } from '@/ui/use-arrivals';

interface RequestArrivalsProps {
  /** Whether the first page of the requests is live on the screen. */
  readonly open: boolean;
  readonly children: (newIds: ReadonlySet<string>) => ReactNode;
}

/** Watches for new requests whichever list is shown, announces them, and passes their ids to `children`. */
export function RequestArrivals({ open, children }: RequestArrivalsProps) {
  const list = useLiveList(open ? pendingRequests : newestRequest);
  const arrivals = useArrivals<BookingRequest>(list.state === 'ready' ? list.rows : null);
  const count = useListCount(countedRequests, open)?.count ?? 0;
  return (
    <>
      <RequestAnnouncer arrivals={arrivals} count={count} />
      {children(new Set(arrivals.map(({ id }) => id)))}
    </>
  );
}
