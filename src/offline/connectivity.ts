import { useSyncExternalStore } from 'react';

let reached = true;
const listeners = new Set<() => void>();

/** Reports whether a call reached the server. */
export function reportCall(reachable: boolean): void {
  if (reached === reachable) return;
  reached = reachable;
  notify();
}

/** Whether there is a connection, judging by the browser's state and the last call. */
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

/**
 * The connection as the page should show it; always connected in prerendered HTML. `offline`: the browser has no
 * connection. If it is neither connected nor offline, the server doesn't respond.
 */
export function useConnection(): { readonly connected: boolean; readonly offline: boolean } {
  const state = useSyncExternalStore(subscribeToConnection, readConnection, () => 'connected' as const);
  return { connected: state === 'connected', offline: state === 'offline' };
}

function readConnection(): 'connected' | 'no-answer' | 'offline' {
  if (!navigator.onLine) return 'offline';
  return reached ? 'connected' : 'no-answer';
}

function onOnline(): void {
  // After a reconnect the last call's result no longer counts.
  reached = true;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
