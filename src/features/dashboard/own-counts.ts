import { useSyncExternalStore } from 'react';
import type { LiveCount } from '@/firebase/lists/live-count';
import type { ShownFigure } from './card-words';

interface OwnCount extends LiveCount {
  /** When counting started, milliseconds since the epoch. */
  readonly at: number;
}

export type OwnCounts = Partial<Readonly<Record<ShownFigure, OwnCount>>>;

let ownCounts: OwnCounts = {};
const listeners = new Set<() => void>();

/** Stores a count made by this page, for all components that show it. */
export function keepOwnCount(figure: ShownFigure, count: OwnCount): void {
  ownCounts = { ...ownCounts, [figure]: count };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The counts that this page made since it was loaded. */
export function useOwnCounts(): OwnCounts {
  return useSyncExternalStore(subscribe, () => ownCounts);
}
