import type { ClientBooking, ClosedLinkState } from '@domain/access/client-forms';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isConnected, subscribeToConnection } from '@/offline/connectivity';
import { takeOpening } from './early-opening';
import { openForms, type Opening } from './open-forms';

export type ClientFormsView =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'closed'; readonly reason: ClosedLinkState }
  | { readonly state: 'open'; readonly booking: ClientBooking };

interface ClientForms {
  readonly view: ClientFormsView;
  /** Asks again, from `unreachable`. */
  readonly retry: () => void;
  /**
   * Asks again while a form is open, for example after it was submitted. A link that is closed by now, or a server
   * that cannot be reached, leaves the open form as it is: what was typed stays. The answer says which.
   */
  readonly reopen: () => Promise<Opening>;
}

/** Between attempts while the server cannot be reached and the browser says nothing about its connection. */
const retryMs = 15_000;

function viewOf(opening: Opening): ClientFormsView {
  if (opening.state === 'open' || opening.state === 'unreachable') return opening;
  return { state: 'closed', reason: opening.state };
}

/** What the link with this key opens, and what is done already. Waits for the connection by itself. */
export function useClientForms(key: string): ClientForms {
  const [asked, setAsked] = useState(key);
  const [view, setView] = useState<ClientFormsView>({ state: 'loading' });
  if (asked !== key) {
    setAsked(key);
    setView({ state: 'loading' });
  }

  useEffect(() => {
    let shown = true;
    void takeOpening(key).then((opening) => {
      if (shown) setView(viewOf(opening));
    });
    return () => {
      shown = false;
    };
  }, [key]);

  const reopen = useCallback(async () => {
    const opening = await openForms(key);
    setView((before) => (before.state === 'open' && opening.state !== 'open' ? before : viewOf(opening)));
    return opening;
  }, [key]);

  const unreachable = view.state === 'unreachable';
  useEffect(() => {
    if (!unreachable) return;
    const stop = subscribeToConnection(() => {
      if (isConnected()) void reopen();
    });
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void reopen();
    }, retryMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [unreachable, reopen]);

  const lookAgain = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && view.state !== 'loading') void reopen();
  });
  // The Back button brings the page as it was left, before its form was sent.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => lookAgain(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const retry = useCallback(() => {
    setView({ state: 'loading' });
    void reopen();
  }, [reopen]);
  return { view, retry, reopen };
}
