import { changeChannel } from '@/offline/engine/change-channel';

/** How far an upload is. */
export interface PhotoProgress {
  readonly path: string;
  /** The part that was uploaded, from 0 to 1. */
  readonly share: number;
}

/** A message to all tabs, including this one. */
export type PhotoChange =
  | { readonly type: 'changed' }
  | ({ readonly type: 'share' } & PhotoProgress)
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
