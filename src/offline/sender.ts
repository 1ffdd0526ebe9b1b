import { outboxSyncTag, type WorkerNotice } from '@/sw/messages';
import { formsOutbox } from './forms-outbox';
import { liveContext } from './outbox-context';

let started = false;

/**
 * Starts this page's sender once. It sends waiting entries now, when the connection or page comes back, and on a
 * timer while any wait.
 */
export function startSender(): void {
  if (started) return;
  started = true;
  const { start, wake } = formsOutbox(liveContext, askForSync);
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerNotice>) => {
    if (data?.type === 'wake-outbox') wake();
  });
  start();
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Registers a Background Sync where the browser supports it. Only offline, because online the event would fire at
 * once, repeatedly.
 */
function askForSync(): void {
  const ready = navigator.serviceWorker?.getRegistration() as
    Promise<SyncRegistration | undefined> | undefined;
  // ignored: the page's own rounds send it as soon as it is online
  ready?.then((registration) => registration?.sync?.register(outboxSyncTag)).catch(() => undefined);
}
