import { isUnsent, type OutboxEntry } from './outbox-entry';
import { outboxTransaction, readRecord, readRecords } from './outbox-transaction';
import { readEntry } from './read-entry';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Calls the listener after each change of the outbox, in this tab or another. Answers how to stop. */
export function subscribeToOutbox(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What the outbox holds, the oldest first, drafts and fresh traces of sent entries included. Entries of a version of the
 * product that this page does not know are left out, and left alone.
 * @throws Error if the browser refuses its database.
 */
export async function listOutbox(): Promise<OutboxEntry[]> {
  const records = await readRecords();
  return records.flatMap((record) => readEntry(record) ?? []).sort((a, b) => a.createdAt - b.createdAt);
}

/** One entry; `null` if there is none that this version of the product knows. @throws Error as `listOutbox`. */
export async function findEntry(id: string): Promise<OutboxEntry | null> {
  return readEntry(await readRecord(id));
}

/** Takes an entry off the device. What was on its way may arrive all the same. */
export async function removeEntry(id: string): Promise<void> {
  await outboxTransaction((store) => store.delete(id));
  announceChange();
}

/** Says that the outbox has changed, here and in the other tabs. */
export function announceChange(): void {
  openChannel()?.postMessage('changed');
  notify();
}

/** What the sender has still something to do for, the oldest first. @throws Error as `listOutbox`. */
export async function listUnsent(): Promise<OutboxEntry[]> {
  return (await listOutbox()).filter(isUnsent);
}

function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel('outbox');
    channel.onmessage = notify;
  }
  return channel;
}

function notify(): void {
  for (const listener of listeners) listener();
}
