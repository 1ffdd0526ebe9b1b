import { outboxSyncTag, type WorkerNotice } from '@/sw/messages';
import { liveContext } from './outbox-context';
import { listUnsent, subscribeToOutbox } from './outbox-store';
import { startRounds } from './rounds';
import { sendWaiting } from './send-waiting';

let started = false;

/**
 * Starts this page's sender, once: it sends what waits now, when the connection or the page comes back, and on a timer for
 * as long as something waits.
 */
export function startSender(): void {
  if (started) return;
  started = true;
  const { wake, plan } = startRounds({
    async go(quietMs) {
      const { sentAny, allSent } = await sendWaiting(liveContext, quietMs);
      return sentAny || allSent;
    },
    left: async () => ((await listUnsent()).length === 0 ? 'nothing' : 'later'),
    onOffline: askForSync,
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerNotice>) => {
    if (data?.type === 'wake-outbox') wake();
  });
  subscribeToOutbox(plan);
  wake();
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** A bonus where the browser has it: the worker's word that the connection is back. Online it would come at once, for ever. */
function askForSync(): void {
  const ready = navigator.serviceWorker?.getRegistration() as
    Promise<SyncRegistration | undefined> | undefined;
  ready?.then((registration) => registration?.sync?.register(outboxSyncTag)).catch(() => undefined);
}
