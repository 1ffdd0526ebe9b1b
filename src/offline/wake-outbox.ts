import { somethingWaits } from './something-waits';

/** Starts the sender if something unsent lies on this device, now or when the page is looked at again; loads its code then. */
export function wakeOutboxIfWaiting(): void {
  let begun = false;
  const look = async () => {
    if (begun || document.visibilityState === 'hidden' || !(await somethingWaits()) || begun) return;
    begun = true;
    loadSender();
  };
  // Another tab may have saved something since, and be closed by now.
  document.addEventListener('visibilitychange', () => void look());
  void look();
}

function loadSender(): void {
  // Documents don't keep the chunk for offline use, as nothing can be sent there.
  const tryAgain = () => addEventListener('online', loadSender, { once: true });
  import('./sender').then(({ startSender }) => startSender(), tryAgain);
}
