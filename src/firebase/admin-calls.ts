import type { CallName } from '@domain/api/contract';

type Listener = (name: CallName) => void;

const listeners = new Set<Listener>();

/** Tells that a call of this page's went through, so that what it changed can be read again. */
export function announceAdminCall(name: CallName): void {
  for (const listener of listeners) listener(name);
}

/** @returns the function that ends it. */
export function onAdminCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
