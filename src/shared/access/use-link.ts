import type { ClosedLink, ClosedLinkState } from '@domain/access/client-forms';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isConnected, subscribeToConnection } from '@/offline/connectivity';
import { mailedKey } from './mailed-key';

/** The result of redeeming a link; `unreachable` where the server gave no valid response. */
export type LinkOpening<Open> = Open | ClosedLink | { readonly state: 'unreachable' };

export type LinkView<Open> =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'closed'; readonly reason: ClosedLinkState }
  | Open;

/** The calls that redeem a link. Must be a stable object. */
export interface LinkQuestions<Open> {
  readonly first: (key: string) => Promise<LinkOpening<Open>>;
  readonly again: (key: string) => Promise<LinkOpening<Open>>;
}

interface Link<Open> {
  readonly view: LinkView<Open>;
  /** Tries again, from `unreachable`. */
  readonly retry: () => void;
  /**
   * Loads the link again while its page is shown, for example after a submission. If the link was revoked or the
   * server can't be reached, the page stays with what was typed. Returns the result.
   */
  readonly reopen: () => Promise<LinkOpening<Open>>;
}

/** Time between attempts while the server can't be reached although the browser is online. */
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
 * Redeems the link with this key, and waits for the connection if needed. Use the key as the React key too, so that
 * nothing of another link's page stays.
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

  const opened = view.state === 'open';
  useEffect(() => {
    if (opened) mailedKey.keep(key);
  }, [opened, key]);

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
  // The Back button restores the page as it was before its form was sent.
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
