import { useSyncExternalStore } from 'react';
import type { LiveCount } from '@/firebase/use-live-count';
import type { ShownFigure } from './card-figures';

export interface Recount extends LiveCount {
  /** When the counting began, milliseconds since the epoch. */
  readonly at: number;
}

export type Recounts = Partial<Readonly<Record<ShownFigure, Recount>>>;

let recounts: Recounts = {};
const listeners = new Set<() => void>();

/** Keeps what this page counted itself, for all who show it. */
export function keepRecount(figure: ShownFigure, recount: Recount): void {
  recounts = { ...recounts, [figure]: recount };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page counted itself since it was opened. */
export function useRecounts(): Recounts {
  return useSyncExternalStore(subscribe, () => recounts);
}
