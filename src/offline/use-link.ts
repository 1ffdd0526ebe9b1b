import type { ClosedLink, ClosedLinkState } from '@domain/access/client-forms';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isConnected, subscribeToConnection } from './connectivity';

/** What a link is good for; `unreachable` when the server gave no proper answer. */
export type LinkOpening<Open> = Open | ClosedLink | { readonly state: 'unreachable' };

export type LinkView<Open> =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'closed'; readonly reason: ClosedLinkState }
  | Open;

/** How a link is asked about; the same object on every render. */
export interface LinkQuestions<Open> {
  readonly first: (key: string) => Promise<LinkOpening<Open>>;
  readonly again: (key: string) => Promise<LinkOpening<Open>>;
}

interface Link<Open> {
  readonly view: LinkView<Open>;
  /** Asks again, from `unreachable`. */
  readonly retry: () => void;
  /**
   * Asks again while a page is open, for example after it was submitted. A link that is closed by now, or a server
   * that cannot be reached, leaves the open page as it is: what was typed stays. The answer says which.
   */
  readonly reopen: () => Promise<LinkOpening<Open>>;
}

/** Between attempts while the server cannot be reached and the browser says nothing about its connection. */
const retryMs = 15_000;

function isOpen<Open extends { readonly state: 'open' }>(
  opening: LinkOpening<Open> | LinkView<Open>,
): opening is Open {
  return opening.state === 'open';
}

function viewOf<Open extends { readonly state: 'open' }>(opening: LinkOpening<Open>): LinkView<Open> {
  if (isOpen(opening) || opening.state === 'unreachable') return opening;
  return { state: 'closed', reason: opening.state };
}

/**
 * What the link with this key opens. Waits for the connection by itself. Another link is another page, of which nothing of
 * the last one may be seen: give the component the key as React's key too.
 */
export function useLink<Open extends { readonly state: 'open' }>(
  key: string,
  { first, again }: LinkQuestions<Open>,
): Link<Open> {
  const [view, setView] = useState<LinkView<Open>>({ state: 'loading' });

  useEffect(() => {
    let shown = true;
    void first(key).then((opening) => {
      if (shown) setView(viewOf(opening));
    });
    return () => {
      shown = false;
    };
  }, [key, first]);

  const reopen = useCallback(async () => {
    const opening = await again(key);
    setView((before) => (isOpen(before) && !isOpen(opening) ? before : viewOf(opening)));
    return opening;
  }, [key, again]);

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
