import { AppError } from '@domain/errors/app-error';
import type { Page } from '@domain/portal/listed-report';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAsCustomer } from '@/firebase/calls/portal-call';
import { reportFault } from '@/logging/report-fault';
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

/** Time between attempts while the server can't be reached although the browser is online. */
const retryMs = 15_000;

/** The signed-in customer's jobs and reports, updated while the page is visible. */
export function usePortal() {
  const toast = useToast();
  const [view, setView] = useState<PortalView>({ state: 'loading' });
  const [extended, setExtended] = useState(false);
  // Incremented by each change, so that an answer requested before it is dropped.
  const changes = useRef(0);

  const read = useCallback(
    async (places: Parameters<typeof callAsCustomer<'portal-open'>>[1]): Promise<OpenPortalAnswer | null> => {
      try {
        const portal = await callAsCustomer('portal-open', places);
        reportCall(true);
        return portal;
      } catch (failure) {
        reportFault('the portal not read', failure);
        reportCall(!wasUnreachable(failure));
        if (failure instanceof AppError && ended.includes(failure.code)) {
          toast({ title: 'Signed out', description: failure.details.userMessage, destructive: true });
          // The stored session is no longer valid, so the mark is cleared even where signing out fails.
          await leavePortal().catch((error: unknown) => {
            reportFault('the portal not left', error);
            sessionMark.clear();
          });
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
      // A toast has already said that the session has ended.
      if (sessionMark.isSet()) {
        toast({ title: 'Error', description: 'We couldn’t load any more.', destructive: true });
      }
      return;
    }
    changes.current += 1;
    setExtended(true);
    setView((before) =>
      // Ignores a duplicate answer for the same cursor.
      before.state === 'ready' && before.portal[list].next === after
        ? { state: 'ready', portal: extendedBy(before.portal, next, list) }
        : before,
    );
  };

  // Loads the portal again when the tab becomes visible, as a report may have been paid for in another tab.
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
