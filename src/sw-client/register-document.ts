import { wakeOutboxIfWaiting } from '@/offline/wake-outbox';
import { askToCacheGroup } from './ask-to-cache-group';

interface NetworkInformation {
  readonly saveData?: boolean;
}

/**
 * Runs once a public document is loaded and idle: registers the worker, caches the document for offline use, and
 * sends what an earlier visit could not.
 * No update prompt is needed: documents are fetched from the network first, so the newest is shown, and a waiting
 * worker activates when the last page is closed.
 */
async function registerDocument(): Promise<void> {
  wakeOutboxIfWaiting();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  if (connection?.saveData) return;
  await askToCacheGroup(location.pathname.replace(/(.)\/$/, '$1'));
}

// ignored: if the browser refuses (private mode, full disk), the page works without a worker
registerDocument().catch(() => undefined);
