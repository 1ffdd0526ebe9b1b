import { AppError } from '@domain/errors/app-error';
import type { Page } from '@domain/portal/listed-report';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { callAsCustomer } from '@/firebase/portal-call';
import { isConnected, reportCall, subscribeToConnection } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useToast } from '@/ui/use-toast';
import { leavePortal } from './session/leave-portal';
import { shareNews } from './shares/share-news';
import { withShareChange } from './shares/with-share-change';

type PortalView =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'ready'; readonly portal: OpenPortalAnswer };

export type PortalList = 'bookings' | 'reports';

const begin = { bookingsAfter: null, reportsAfter: null };

/** What the signed-in customer has, kept up to date while the page is looked at. */
export function usePortal() {
  const toast = useToast();
  const [view, setView] = useState<PortalView>({ state: 'loading' });
  const [extended, setExtended] = useState(false);

  const read = useCallback(
    async (places: Parameters<typeof callAsCustomer<'openPortal'>>[1]): Promise<OpenPortalAnswer | null> => {
      try {
        const portal = await callAsCustomer('openPortal', places);
        reportCall(true);
        return portal;
      } catch (failure) {
        reportCall(!wasUnreachable(failure));
        if (failure instanceof AppError && ended.includes(failure.code)) {
          toast({ title: 'Signed out', description: failure.details.userMessage, destructive: true });
          await leavePortal();
        }
        return null;
      }
    },
    [toast],
  );

  const open = useCallback(async () => {
    const portal = await read(begin);
    setView((before) => {
      if (portal) return { state: 'ready', portal };
      return before.state === 'ready' ? before : { state: 'unreachable' };
    });
  }, [read]);

  useEffect(() => {
    let current = true;
    void read(begin).then((portal) => {
      if (current) setView(portal ? { state: 'ready', portal } : { state: 'unreachable' });
    });
    return () => {
      current = false;
    };
  }, [read]);

  const more = async (list: PortalList) => {
    if (view.state !== 'ready') return;
    const after = view.portal[list].next;
    const next = await read({ ...begin, [`${list}After`]: after });
    if (!next) {
      toast({ title: 'Error', description: 'The next rows could not be loaded.', destructive: true });
      return;
    }
    setExtended(true);
    setView((before) =>
      before.state === 'ready' ? { state: 'ready', portal: extendedBy(before.portal, next, list) } : before,
    );
  };

  // A report that was paid for in another tab is open here once this one is looked at again.
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isConnected() && !extended) void open();
  });
  useEffect(() => {
    const look = () => lookAgain();
    document.addEventListener('visibilitychange', look);
    const stopWatching = subscribeToConnection(look);
    const stopListening = shareNews.onNews((change) =>
      setView((before) =>
        before.state === 'ready'
          ? { state: 'ready', portal: withShareChange(before.portal, change) }
          : before,
      ),
    );
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopWatching();
      stopListening();
    };
  }, []);

  const retry = () => {
    setView({ state: 'loading' });
    void open();
  };
  return { view, retry, more };
}

const ended = ['not-signed-in', 'not-allowed'];

function extendedBy(portal: OpenPortalAnswer, next: OpenPortalAnswer, list: PortalList): OpenPortalAnswer {
  return list === 'bookings'
    ? { ...portal, bookings: joined(portal.bookings, next.bookings) }
    : { ...portal, reports: joined(portal.reports, next.reports) };
}

function joined<Row>(before: Page<Row>, after: Page<Row>): Page<Row> {
  return { rows: [...before.rows, ...after.rows], next: after.next };
}
