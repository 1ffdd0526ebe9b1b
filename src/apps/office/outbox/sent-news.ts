import type { OfficeEntry } from '@/offline/office/office-entry';

type Listener = (entry: OfficeEntry) => void;

const listeners = new Set<Listener>();

/** Tells this page that the server has an entry. */
export function announceSent(entry: OfficeEntry): void {
  for (const listener of listeners) listener(entry);
}

/** Answers how to stop. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
