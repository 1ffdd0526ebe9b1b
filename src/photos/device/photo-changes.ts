import { changeChannel } from '@/offline/engine/change-channel';

/** A message to all tabs, including this one. `share`: the part of a photo that was uploaded, from 0 to 1. */
export type PhotoChange =
  | { readonly type: 'changed' }
  | { readonly type: 'share'; readonly path: string; readonly share: number }
  /** The server has it. */
  | { readonly type: 'received' }
  /** The server has refused it. */
  | { readonly type: 'refused' };

const changes = changeChannel<PhotoChange>('photos');

/**
 * Calls the listener after each change of this device's photos, in any tab. Returns the function that unsubscribes.
 */
export function subscribeToPhotos(listener: (change: PhotoChange) => void): () => void {
  return changes.subscribe(listener);
}

/** Notifies this tab and the others of a change. */
export function announcePhotos(change: PhotoChange): void {
  changes.announce(change);
}
