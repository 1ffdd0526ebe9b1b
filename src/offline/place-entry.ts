import { newEntry, renewEntry } from './new-entry';
import { isUnsent, type OutboxEntry } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction, type OutboxStore } from './outbox-transaction';
import { readEntry } from './read-entry';
import type { Submission } from './submission';

/** For how long the same content counts as the same intent after it was sent: a second press, a page gone back to. */
export const sentTraceMs = 10 * 60_000;

/** By how much a device's clock may be put right between two presses. */
const clockSlackMs = 60_000;

export interface Placement {
  readonly entry: OutboxEntry;
  /** The entry holds an earlier version of the content, which the server may have accepted: it was left as it is. */
  readonly firstVersionKept: boolean;
}

/**
 * Puts a submission into the outbox, in one transaction. The same content again is the entry that is there already. With
 * `entryId` the content replaces that entry's, unless the server may have the earlier one; if there is no such entry (any
 * more), the new one gets that id.
 * @throws Error if the device cannot keep it.
 */
export async function placeEntry(
  submission: Submission,
  entryId: string | undefined,
  now: number,
): Promise<Placement> {
  const placement = await outboxTransaction(async (store) => {
    await forgetSent(store, now);
    const record = entryId === undefined ? undefined : await store.get(entryId);
    const named = readEntry(record);
    if (named?.hash === submission.hash) return takeUp(store, named, submission, now);
    if (named !== null && !isOpen(named)) return { entry: named, firstVersionKept: true };
    const equal = await findEqual(store, submission);
    if (equal === null) {
      const fresh = () => ({
        ...newEntry(submission, 'queued', now),
        ...(entryId !== undefined && record === undefined && { id: entryId }),
      });
      return { entry: await put(store, named ? renewEntry(named, submission, now) : fresh()) };
    }
    if (named !== null) await store.delete(named.id);
    return takeUp(store, equal, submission, now);
  });
  announceChange();
  return { firstVersionKept: false, ...placement };
}

/** Whether its content can still be changed: the server is known not to have it. */
function isOpen(entry: OutboxEntry): boolean {
  return entry.state !== 'sent' && entry.state !== 'sending' && !entry.outcomeUnknown;
}

/** The same content again: a refused entry gets another try under a new key, any other goes on as it is. */
async function takeUp(store: OutboxStore, entry: OutboxEntry, submission: Submission, now: number) {
  const again = entry.state === 'needs-attention' || entry.state === 'draft';
  return { entry: again ? await put(store, renewEntry(entry, submission, now)) : entry };
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

/** A trace from the future is not: by a clock that was set back, today's wish would count as sent long ago. */
function isFresh({ changedAt }: OutboxEntry, now: number): boolean {
  return changedAt <= now + clockSlackMs && now < changedAt + sentTraceMs;
}

async function forgetSent(store: OutboxStore, now: number): Promise<void> {
  for (const record of await store.getAll()) {
    const entry = readEntry(record);
    if (entry?.state === 'sent' && !isFresh(entry, now)) await store.delete(entry.id);
  }
}
