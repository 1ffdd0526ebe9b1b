import { useMemo, useSyncExternalStore } from 'react';

/** What a screen hands to the next one; it lives as long as the history's entry, a reload included. */
export interface ScreenState {
  /** The server has the referral that was just submitted. */
  readonly sent?: true;
  /** An edit came too late: the first version stands. */
  readonly firstVersionKept?: true;
}

const moved = new EventTarget();

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  moved.addEventListener('move', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    moved.removeEventListener('move', listener);
  };
}

const readAddress = () => location.pathname + location.search;

/** Goes to an address of the app without loading a page. A router of eight flat addresses needs no package. */
export function navigate(
  address: string,
  { replace = false, state = {} }: { readonly replace?: boolean; readonly state?: ScreenState } = {},
): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', address);
  window.scrollTo({ top: 0, behavior: 'instant' });
  moved.dispatchEvent(new Event('move'));
}

interface Address {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly state: ScreenState;
}

/** Where the app is: it follows `navigate` and the Back button. */
export function useAddress(): Address {
  const address = useSyncExternalStore(subscribe, readAddress);
  return useMemo(() => {
    const { pathname, searchParams } = new URL(address, location.origin);
    return { pathname, query: searchParams, state: (history.state ?? {}) as ScreenState };
  }, [address]);
}
