import { useSyncExternalStore } from 'react';

const moved = new EventTarget();

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  moved.addEventListener('move', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    moved.removeEventListener('move', listener);
  };
}

/**
 * Goes to another address of an app that has too few for a router package, without loading a page. `state` is stored
 * in the history entry.
 */
export function changeAddress(
  address: string,
  { replace = false, state = null }: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', address);
  moved.dispatchEvent(new Event('move'));
}

/** What `read` finds in the address; it follows `changeAddress` and the Back button. */
export function useFromAddress<Value extends string>(read: () => Value): Value {
  return useSyncExternalStore(subscribe, read);
}
