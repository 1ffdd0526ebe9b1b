import { AppError } from '@domain/errors/app-error';
import type { Page } from '@domain/portal/listed-report';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAsCustomer } from '@/firebase/portal-call';
import { isConnected, reportCall, subscribeToConnection } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useToast } from '@/ui/use-toast';
import { leavePortal } from './session/leave-portal';
import { sessionMark } from './session/session-mark';
import { shareNews } from './shares/share-news';
import { withShareChange } from './shares/with-share-change';

type PortalView =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'ready'; readonly portal: OpenPortalAnswer };

export type PortalList = 'bookings' | 'reports';

const begin = { bookingsAfter: null, reportsAfter: null };

/** Between attempts while the server cannot be reached and the browser says nothing about its connection. */
const retryMs = 15_000;

/** What the signed-in customer has, kept up to date while the page is looked at. */
export function usePortal() {
  const toast = useToast();
  const [view, setView] = useState<PortalView>({ state: 'loading' });
  const [extended, setExtended] = useState(false);
  // Rises with each change that an answer asked for before it does not know of.
  const changes = useRef(0);

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
          // What the device may still hold opens nothing any more: the sign-in is the way on in either case.
          await leavePortal().catch(() => sessionMark.clear());
        }
        return null;
      }
    },
    [toast],
  );

  const open = useCallback(async () => {
    const known = changes.current;
    const portal = await read(begin);
    setView((before) => {
      if (before.state === 'ready' && (!portal || known !== changes.current)) return before;
      return portal ? { state: 'ready', portal } : { state: 'unreachable' };
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
      // Who is signed out has been told so.
      if (sessionMark.isSet()) {
        toast({ title: 'Error', description: 'The next rows could not be loaded.', destructive: true });
      }
      return;
    }
    changes.current += 1;
    setExtended(true);
    setView((before) =>
      // Asked for twice, in a tab that was left and opened again, the same rows are there once.
      before.state === 'ready' && before.portal[list].next === after
        ? { state: 'ready', portal: extendedBy(before.portal, next, list) }
        : before,
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
    const stopListening = shareNews.onNews((change) => {
      changes.current += 1;
      setView((before) =>
        before.state === 'ready'
          ? { state: 'ready', portal: withShareChange(before.portal, change) }
          : before,
      );
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopWatching();
      stopListening();
    };
  }, []);

  const unreachable = view.state === 'unreachable';
  useEffect(() => {
    if (!unreachable) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void open();
    }, retryMs);
    return () => clearInterval(timer);
  }, [unreachable, open]);

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
