const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/**
 * Calls the listener after each change of the office's entries or drafts, in any tab. Returns the function that
 * unsubscribes.
 */
export function onOfficeChange(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies this tab and the others of a change. */
export function announceOfficeChange(): void {
  openChannel()?.postMessage('changed');
  notify();
}

function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel('office-outbox');
    channel.onmessage = notify;
  }
  return channel;
}

function notify(): void {
  for (const listener of listeners) listener();
}
