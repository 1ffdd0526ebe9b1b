import { somethingWaits } from './something-waits';

/** Loads and starts the sender if anything unsent is on this device, now or when the page becomes visible again. */
export function wakeOutboxIfWaiting(): void {
  let begun = false;
  const look = async () => {
    if (begun || document.visibilityState === 'hidden' || !(await somethingWaits()) || begun) return;
    begun = true;
    loadSender();
  };
  // Another tab may have stored an entry meanwhile and been closed.
  document.addEventListener('visibilitychange', () => void look());
  void look();
}

function loadSender(): void {
  // Public pages don't cache this chunk for offline use, because nothing can be sent offline.
  const tryAgain = () => addEventListener('online', loadSender, { once: true });
  import('./sender').then(({ startSender }) => startSender(), tryAgain);
}
