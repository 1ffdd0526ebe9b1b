import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { uploadFile } from '@/firebase/storage/office-storage';
import { reportedAs, reportFault } from '@/logging/report-fault';
import { askForLastingStorage } from '@/offline/ask-for-lasting-storage';
import { sendingAdmin } from '@/firebase/session/own-access';
import { onAdminSession } from '@/firebase/session/use-admin-session';
import { subscribeToPhotos } from '../device/photo-changes';
import { shrinkPhoto } from '../prepare/shrink-photo';
import type { PhotoWorld } from './photo-world';
import { prepareWaiting } from './prepare-waiting';
import { purgeReceived } from './purge-received';
import { purgeRemoved } from './purge-removed';
import { photoOutbox } from './photo-outbox';

const livePhotoWorld: PhotoWorld = {
  now: () => Date.now(),
  shrink: shrinkPhoto,
  upload: (path, bytes, onShare) => uploadFile({ path, bytes, contentType: 'image/jpeg', onShare }),
  confirm: (path, sha256) => callAsAdmin('office-photo-confirm', { path, sha256 }),
  answerLimitMs: 30_000,
};

let started = false;
let preparing = false;
let addedMeanwhile = false;
/** Photos tried since the last round began. A failed one waits for the next round, to avoid an endless loop. */
let tried = new Set<string>();

/**
 * Starts this page's photo queue once. It shrinks and uploads photos now, when the connection, page or session
 * comes back, and on a timer while any wait. Without a session they stay on the device.
 */
export function startPhotoUploads(): void {
  if (started) return;
  started = true;
  askForLastingStorage();
  const outbox = photoOutbox(sendingAdmin, livePhotoWorld, async (round) => {
    prepareAgain();
    const done = await round();
    // Uploaded photos have freed space, so try again those that did not fit.
    if (done.settledAny) prepareAgain();
    return done;
  });
  onAdminSession(outbox.wake);
  subscribeToPhotos(({ type }) => {
    if (type === 'changed') void prepare();
  });
  const owner = sendingAdmin();
  if (owner !== null) purge(owner).catch(reportedAs('removed photos not deleted', undefined));
  outbox.start();
}

async function purge(owner: string): Promise<void> {
  await purgeRemoved(owner, Date.now());
  await purgeReceived(owner, Date.now());
}

function prepareAgain(): void {
  tried = new Set();
  void prepare();
}

async function prepare(): Promise<void> {
  if (preparing) {
    addedMeanwhile = true;
    return;
  }
  const owner = sendingAdmin();
  if (owner === null) return;
  preparing = true;
  try {
    do {
      addedMeanwhile = false;
      await prepareWaiting(owner, livePhotoWorld, tried);
    } while (addedMeanwhile);
  } catch (error) {
    reportFault('photos not prepared', error);
    // If the disk is full, the original stays and the next round tries again.
  } finally {
    preparing = false;
  }
}
