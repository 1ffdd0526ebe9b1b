import { wakeOutboxIfWaiting } from '@/offline/wake-outbox';
import { askToCacheGroup } from './ask-to-cache-group';

interface NetworkInformation {
  readonly saveData?: boolean;
}

/**
 * What a public document does once it is loaded and idle: it registers the worker, has itself kept for offline use, and
 * sends what an earlier visit could not. It needs no update prompt: documents come from the network first, so the page
 * shown is the newest, and a waiting worker takes its place when the last page is closed.
 */
async function registerDocument(): Promise<void> {
  wakeOutboxIfWaiting();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  if (connection?.saveData) return;
  await askToCacheGroup(location.pathname.replace(/(.)\/$/, '$1'));
}

// A browser that refuses (private mode, full disk) shows the page all the same.
registerDocument().catch(() => undefined);
