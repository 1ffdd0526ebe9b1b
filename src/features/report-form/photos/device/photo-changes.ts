/** What one tab tells the others, and itself. `share`: how much of a photo has gone, from 0 to 1. */
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

/** Calls the listener after each change of the photos on this device, in this tab or another. Answers how to stop. */
export function subscribeToPhotos(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells a change, here and in the other tabs. */
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
