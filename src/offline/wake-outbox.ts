import { mayBeWaiting } from './waiting-hint';

/** Starts the sender if an earlier visit left something unsent; loads its code only then. */
export function wakeOutboxIfWaiting(): void {
  if (!mayBeWaiting()) return;
  // Documents don't keep the chunk for offline use, as nothing can be sent there.
  const tryAgain = () => addEventListener('online', wakeOutboxIfWaiting, { once: true });
  import('./sender').then(({ startSender }) => startSender(), tryAgain);
}
