import { reportedAs } from '@/logging/report-fault';
import { subscribeToPhotos } from './device/photo-changes';
import { isUnsentPhoto } from './device/photo-record';
import { changePhoto, listPhotos } from './device/photo-store';

/** Loads and starts the photo queue. Call it once, on a page of a signed-in admin. */
export function startPhotoQueue(): void {
  const tryAgain = () => addEventListener('online', startPhotoQueue, { once: true });
  import('./queue/start-photo-uploads').then(({ startPhotoUploads }) => startPhotoUploads(), tryAgain);
}

/** Calls `listener` each time the server has received a photo. */
export function onPhotoReceived(listener: () => void): void {
  subscribeToPhotos(({ type }) => {
    if (type === 'received') listener();
  });
}

/**
 * Whether the server has all of an admin's photos that are on this device. About a photo taken on another device only
 * the server knows. Never throws; without storage nothing is on this device.
 */
export async function areUploaded(owner: string, paths: readonly string[]): Promise<boolean> {
  const here = await listPhotos(owner).catch(reportedAs('the photos of a report not listed', []));
  return !here.some(({ path, state }) => paths.includes(path) && state !== 'received');
}

/** Attempts after which a photo doesn't hold up what comes after the photos. */
const firstAttempts = 3;

/** Whether photos on this device have still to be uploaded, apart from those that fail again and again. Never throws. */
export async function doPhotosWait(owner: string): Promise<boolean> {
  const here = await listPhotos(owner).catch(reportedAs('waiting photos not listed', []));
  return here.some((photo) => isUnsentPhoto(photo) && photo.attempts < firstAttempts);
}

/** Calls `listener` after each change of the photos on this device. Returns the function that unsubscribes. */
export function onPhotoChange(listener: () => void): () => void {
  return subscribeToPhotos(({ type }) => {
    if (type !== 'share') listener();
  });
}

/**
 * Deletes a cleared draft's photos from this device: at once if the server has them, the others when it does. Call
 * it once the report is sent or in the outbox. Never throws.
 */
export async function forgetPhotos(paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await changePhoto(path, { done: true }).catch(reportedAs('a photo not forgotten', null));
}
