import type { ArrivalNoticeState } from '@domain/job/arrival-notice';
import type { OfficeEntry } from '@/offline/office/office-entry';

type Listener = (entry: OfficeEntry, notice: ArrivalNoticeState | null) => void;

const listeners = new Set<Listener>();

/** Notifies this page's listeners that an entry was sent. */
export function announceSent(entry: OfficeEntry, notice: ArrivalNoticeState | null): void {
  for (const listener of listeners) listener(entry, notice);
}

/** Returns the function that unsubscribes. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
