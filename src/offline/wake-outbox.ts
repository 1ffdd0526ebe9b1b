import { mayBeWaiting } from './waiting-hint';

/** Starts the sender if an earlier visit left something unsent; loads its code only then. */
export function wakeOutboxIfWaiting(): void {
  if (!mayBeWaiting()) return;
  // Offline the chunk may be missing; the next page tries again.
  import('./sender').then(({ startSender }) => startSender()).catch(() => undefined);
}
