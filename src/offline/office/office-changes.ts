const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Calls the listener after each change of the office's entries or drafts, in this tab or another. Answers how to stop. */
export function onOfficeChange(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something of it has changed, here and in the other tabs. */
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
