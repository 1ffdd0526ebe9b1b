import { newEntry, rewriteEntry } from './new-entry';
import { isUnsent, typedOf, withoutTyped, type OutboxEntry } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction, type OutboxStore } from './outbox-transaction';
import { readEntry } from './read-entry';
import type { Submission } from './submission';

/** How long after sending the same content counts as the same submission: a second click, or one after going back. */
export const sentTraceMs = 10 * 60_000;

/** How long a missed edit is stored for the person to see. */
const missedEditMs = 30 * 24 * 60 * 60_000;

/** How far a device's clock may be corrected between two submissions. */
const clockSlackMs = 60_000;

/**
 * Adds a submission to the outbox in one transaction, or uses the entry that already has the same content. With
 * `entryId`, the content replaces that entry's, under the same idempotency key; if the entry doesn't exist, the new one
 * gets this id. An entry that was sent with other content gets the edit as missed.
 * @param unstored what was sent under that id while the device couldn't store it
 * @throws Error if the device can't store it.
 */
export async function placeEntry(
  submission: Submission,
  entryId: string | undefined,
  now: number,
  unstored?: OutboxEntry,
): Promise<OutboxEntry> {
  const entry = await outboxTransaction(async (store) => {
    await forgetSent(store, now);
    const record = entryId === undefined ? undefined : await store.get(entryId);
    const named = readEntry(record) ?? (unstored && record === undefined ? await put(store, unstored) : null);
    if (named?.hash === submission.hash) return takeUp(store, await untyped(store, named), submission, now);
    if (named?.state === 'sent') return put(store, withMissed(named, submission));
    const equal = await findEqual(store, submission);
    if (equal !== null) {
      if (named !== null) await store.delete(named.id);
      return takeUp(store, equal, submission, now);
    }
    if (named !== null) return put(store, rewriteEntry(named, submission, now));
    const id = entryId !== undefined && record === undefined && { id: entryId };
    return put(store, { ...newEntry(submission, 'queued', now), ...id });
  });
  announceChange();
  return entry;
}

/** The same content again: a refused entry or draft is queued again, any other is unchanged. */
async function takeUp(store: OutboxStore, entry: OutboxEntry, submission: Submission, now: number) {
  const again = entry.state === 'needs-attention' || entry.state === 'draft';
  return again ? put(store, { ...rewriteEntry(entry, submission, now), ...typedOf(entry) }) : entry;
}

/** Submitting its form replaces what was typed there since the last submission. */
async function untyped(store: OutboxStore, entry: OutboxEntry): Promise<OutboxEntry> {
  return entry.typed === undefined ? entry : put(store, withoutTyped(entry));
}

/** A sent entry after its form was submitted with different content. */
function withMissed(entry: OutboxEntry, { data, hash }: Submission): OutboxEntry {
  const { missed, ...settled } = entry;
  // Changed back to what the server has.
  if (hash === entry.receipt?.hash) return { ...settled, hash };
  return { ...settled, hash, missed: { stored: missed?.stored ?? null, edited: data } };
}

async function findEqual(store: OutboxStore, submission: Submission): Promise<OutboxEntry | null> {
  const records = await store.index('hash').getAll(submission.hash);
  const entries = records.flatMap((record) => readEntry(record) ?? []);
  const equal = entries.filter(
    ({ callName, state }) => callName === submission.callName && state !== 'draft',
  );
  return equal.find(isUnsent) ?? equal[0] ?? null;
}

async function put(store: OutboxStore, entry: OutboxEntry): Promise<OutboxEntry> {
  await store.put(entry);
  return entry;
}

/** False for a time in the future: after the clock was set back, a new request would match an old one. */
function isFresh({ changedAt, missed }: OutboxEntry, now: number): boolean {
  return changedAt <= now + clockSlackMs && now < changedAt + (missed ? missedEditMs : sentTraceMs);
}

async function forgetSent(store: OutboxStore, now: number): Promise<void> {
  for (const record of await store.getAll()) {
    const entry = readEntry(record);
    if (entry?.state === 'sent' && !isFresh(entry, now)) await store.delete(entry.id);
  }
}
