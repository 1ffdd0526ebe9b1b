import { useCallback, useSyncExternalStore } from 'react';
import type { LiveCount } from './live-count';

const counts = new Map<object, LiveCount>();
const listeners = new Set<() => void>();

/** Shares a list's last count, so that every place shows the same number without counting again; null ends that. */
export function shareCount(list: object, count: LiveCount | null): void {
  if (count) counts.set(list, count);
  else counts.delete(list);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The last count of a list that `useListCount` counts elsewhere on the screen; null while unknown. */
export function useKnownCount(list: object): LiveCount | null {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => counts.get(list) ?? null, [list]),
  );
}
