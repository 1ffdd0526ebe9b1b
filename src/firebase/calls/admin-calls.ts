import type { CallName } from '@domain/api/contract';

type Listener = (name: CallName) => void;

const listeners = new Set<Listener>();

/** Notifies listeners that a call of this page succeeded, so that they can read again what it changed. */
export function announceAdminCall(name: CallName): void {
  for (const listener of listeners) listener(name);
}

/** @returns the function that unsubscribes. */
export function onAdminCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
