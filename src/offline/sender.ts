import { outboxSyncTag, type WorkerNotice } from '@/sw/messages';
import { liveContext } from './outbox-context';
import { listUnsent, subscribeToOutbox } from './outbox-store';
import { nextRoundDelay } from './round-delay';
import { sendWaiting } from './send-waiting';

let started = false;
let running = false;
let wokenMeanwhile = false;
let failedRounds = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts this page's sender, once: it sends what waits now, when the connection or the page comes back, and on a timer for
 * as long as something waits.
 */
export function startSender(): void {
  if (started) return;
  started = true;
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerNotice>) => {
    if (data?.type === 'wake-outbox') wake();
  });
  subscribeToOutbox(() => void planRound());
  wake();
}

/** An attempt that has just failed is not repeated for a page that merely comes into view. */
const wakeQuietMs = 1000;

function wake(): void {
  void runRound(wakeQuietMs);
}

/** @param quietMs leave out what any tab has tried within this time */
async function runRound(quietMs: number): Promise<void> {
  if (running) {
    wokenMeanwhile = true;
    return;
  }
  running = true;
  clearTimeout(timer);
  timer = undefined;
  try {
    const { sentAny, allSent } = await sendWaiting(liveContext, quietMs);
    failedRounds = sentAny || allSent ? 0 : failedRounds + 1;
  } catch {
    failedRounds += 1;
  } finally {
    running = false;
  }
  if (!wokenMeanwhile) return planRound();
  // The connection may have come back after what this round had found without one.
  wokenMeanwhile = false;
  await runRound(wakeQuietMs);
}

async function planRound(): Promise<void> {
  if (running || timer !== undefined) return;
  const waiting = await listUnsent().catch(() => []);
  if (waiting.length === 0 || running || timer !== undefined) return;
  if (!navigator.onLine) askForSync();
  const visible = document.visibilityState === 'visible';
  const delay = nextRoundDelay({ visible, failedRounds, random: Math.random() });
  timer = setTimeout(() => void runRound(delay / 2), delay);
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
