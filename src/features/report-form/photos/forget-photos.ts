import { changePhoto } from './device/photo-store';

/**
 * To be called once a report is with the server or on its way there, and its draft is cleared: photos that the server has
 * go off this device, the others as soon as it has them. Never throws: what stays is only in the way.
 */
export async function forgetPhotos(paths: readonly string[]): Promise<void> {
  for (const path of paths) await changePhoto(path, { done: true }).catch(() => null);
}
