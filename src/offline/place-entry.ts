import { draftRetentionMs } from './draft-retention';
import { isUnsent, type OutboxEntry } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction, type OutboxStore } from './outbox-transaction';
import { placementOf } from './placement';
import { readEntry } from './read-entry';
import type { Submission } from './submission';

/** How long after sending the same content counts as the same submission: a second click, or one after going back. */
export const sentTraceMs = 10 * 60_000;

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
    const stored = readEntry(record);
    // A record that can't be read stays, and its id isn't used again.
    const free = record === undefined;
    const named = stored ?? (free ? unstored : undefined) ?? null;
    const equal = await findEqual(store, submission);
    const placement = placementOf(submission, { named, equal, freeId: free ? entryId : undefined }, now);
    if (placement.removed) await store.delete(placement.removed.id);
    const unchanged = placement.entry === stored || placement.entry === equal;
    if (!unchanged) await store.put(placement.entry);
    return placement.entry;
  });
  announceChange();
  return entry;
}

async function findEqual(store: OutboxStore, submission: Submission): Promise<OutboxEntry | null> {
  const records = await store.index('hash').getAll(submission.hash);
  const entries = records.flatMap((record) => readEntry(record) ?? []);
  const equal = entries.filter(
    ({ callName, state }) => callName === submission.callName && state !== 'draft',
  );
  return equal.find(isUnsent) ?? equal[0] ?? null;
}

/** False for a time in the future: after the clock was set back, a new request would match an old one. */
function isRetained({ changedAt, missed }: OutboxEntry, now: number): boolean {
  return changedAt <= now + clockSlackMs && now < changedAt + (missed ? draftRetentionMs : sentTraceMs);
}

async function forgetSent(store: OutboxStore, now: number): Promise<void> {
  for (const record of await store.getAll()) {
    const entry = readEntry(record);
    if (entry?.state === 'sent' && !isRetained(entry, now)) await store.delete(entry.id);
  }
}
