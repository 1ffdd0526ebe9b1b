import { askForLastingStorage } from '@/offline/ask-for-lasting-storage';
import { nextRoundDelay } from '@/offline/round-delay';
import { currentAdminSession, onAdminSession } from '@/firebase/use-admin-session';
import { subscribeToPhotos } from '../device/photo-changes';
import { livePhotoWorld } from './live-photo-world';
import { prepareWaiting } from './prepare-waiting';
import { purgeRemoved } from './purge-removed';
import { listWaiting, uploadWaiting } from './upload-waiting';

/** An attempt that has just failed is not repeated for a page that merely comes into view. */
const wakeQuietMs = 1000;

let started = false;
let preparing = false;
let addedMeanwhile = false;
let running = false;
let wokenMeanwhile = false;
let failedRounds = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts this page's queue, once: photos are made small and uploaded now, when the connection, the page or the session
 * comes back, and on a timer for as long as one waits. Without a session they stay where they are.
 */
export function startPhotoUploads(): void {
  if (started) return;
  started = true;
  askForLastingStorage();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  onAdminSession(wake);
  subscribeToPhotos(({ type }) => {
    if (type !== 'changed') return;
    void prepare();
    void planRound();
  });
  const owner = signedIn();
  if (owner !== null) purgeRemoved(owner, Date.now()).catch(() => undefined);
  wake();
}

function signedIn(): string | null {
  const session = currentAdminSession();
  return session.state === 'signed-in' ? session.uid : null;
}

function wake(): void {
  void prepare();
  void runRound(wakeQuietMs);
}

async function prepare(): Promise<void> {
  if (preparing) {
    addedMeanwhile = true;
    return;
  }
  const owner = signedIn();
  if (owner === null) return;
  preparing = true;
  try {
    do {
      addedMeanwhile = false;
      await prepareWaiting(owner, livePhotoWorld);
    } while (addedMeanwhile);
  } catch {
    // A full device keeps the original, and the next occasion tries again.
  } finally {
    preparing = false;
  }
}

/** @param quietMs leave out what any tab has tried within this time */
async function runRound(quietMs: number): Promise<void> {
  if (running) {
    wokenMeanwhile = true;
    return;
  }
  const owner = signedIn();
  if (owner === null) return;
  running = true;
  clearTimeout(timer);
  timer = undefined;
  try {
    const { settledAny, allSettled } = await uploadWaiting(owner, livePhotoWorld, quietMs);
    failedRounds = settledAny || allSettled ? 0 : failedRounds + 1;
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
  const owner = signedIn();
  if (running || timer !== undefined || owner === null) return;
  const waiting = await listWaiting(owner).catch(() => []);
  if (waiting.length === 0 || running || timer !== undefined) return;
  // A photo that was never tried is not kept waiting for another that failed.
  if (failedRounds === 0 && waiting.some(({ attempts }) => attempts === 0)) return runRound(wakeQuietMs);
  const visible = document.visibilityState === 'visible';
  const delay = nextRoundDelay({ visible, failedRounds, random: Math.random() });
  timer = setTimeout(() => void runRound(delay / 2), delay);
}
