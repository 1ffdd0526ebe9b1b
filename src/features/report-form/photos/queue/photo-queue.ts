import { askForLastingStorage } from '@/offline/ask-for-lasting-storage';
import { startRounds } from '@/offline/rounds';
import { currentAdminSession, onAdminSession } from '@/firebase/use-admin-session';
import { subscribeToPhotos } from '../device/photo-changes';
import { livePhotoWorld } from './live-photo-world';
import { prepareWaiting } from './prepare-waiting';
import { purgeRemoved } from './purge-removed';
import { listWaiting, uploadWaiting } from './upload-waiting';

let started = false;
let preparing = false;
let addedMeanwhile = false;

/**
 * Starts this page's queue, once: photos are made small and uploaded now, when the connection, the page or the session
 * comes back, and on a timer for as long as one waits. Without a session they stay where they are.
 */
export function startPhotoUploads(): void {
  if (started) return;
  started = true;
  askForLastingStorage();
  const { wake, plan } = startRounds({
    go(quietMs) {
      void prepare();
      return upload(quietMs);
    },
    left: leftToUpload,
  });
  onAdminSession(wake);
  subscribeToPhotos(({ type }) => {
    if (type !== 'changed') return;
    void prepare();
    plan();
  });
  const owner = signedIn();
  if (owner !== null) purgeRemoved(owner, Date.now()).catch(() => undefined);
  wake();
}

function signedIn(): string | null {
  const session = currentAdminSession();
  return session.state === 'signed-in' ? session.uid : null;
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

async function upload(quietMs: number): Promise<boolean> {
  const owner = signedIn();
  if (owner === null) return true;
  const { settledAny, allSettled } = await uploadWaiting(owner, livePhotoWorld, quietMs);
  return settledAny || allSettled;
}

async function leftToUpload(): Promise<'nothing' | 'later' | 'now'> {
  const owner = signedIn();
  const waiting = owner === null ? [] : await listWaiting(owner);
  if (waiting.length === 0) return 'nothing';
  return waiting.some(({ attempts }) => attempts === 0) ? 'now' : 'later';
}
