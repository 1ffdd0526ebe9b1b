import { useSyncExternalStore } from 'react';

let reached = true;
const listeners = new Set<() => void>();

/** Tells the outcome of a real call: whether the server could be reached at all. */
export function reportCall(reachable: boolean): void {
  if (reached === reachable) return;
  reached = reachable;
  notify();
}

/** Whether there is a connection, as far as can be known: the browser's word, and the last real call's. */
export function isConnected(): boolean {
  return navigator.onLine && reached;
}

export function subscribeToConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', notify);
  };
}

/** `connected` as the page should show it; `true` in HTML from the build. */
export function useConnection(): { readonly connected: boolean } {
  return { connected: useSyncExternalStore(subscribeToConnection, isConnected, () => true) };
}

function onOnline(): void {
  // A new connection: what the last call found is no longer true.
  reached = true;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
