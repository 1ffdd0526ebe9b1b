/** A message to all tabs, including this one. `share`: the part of a photo that was uploaded, from 0 to 1. */
export type PhotoChange =
  | { readonly type: 'changed' }
  | { readonly type: 'share'; readonly path: string; readonly share: number }
  /** The server has it. */
  | { readonly type: 'received' }
  /** The server has refused it. */
  | { readonly type: 'refused' };

type Listener = (change: PhotoChange) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

/**
 * Calls the listener after each change of this device's photos, in any tab. Returns the function that unsubscribes.
 */
export function subscribeToPhotos(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies this tab and the others of a change. */
export function announcePhotos(change: PhotoChange): void {
  openChannel()?.postMessage(change);
  notify(change);
}

function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel('photos');
    channel.onmessage = ({ data }: MessageEvent<PhotoChange>) => notify(data);
  }
  return channel;
}

function notify(change: PhotoChange): void {
  for (const listener of listeners) listener(change);
}
