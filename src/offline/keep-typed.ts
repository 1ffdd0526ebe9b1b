import { missedEdit } from './missed-edit';
import { contentOf, mayBeTypedIn, withoutTyped, type EntryVersion, type OutboxEntry } from './outbox-entry';
import { submissions } from './outbox-store';
import { sameJson } from './same-json';

/**
 * Stores with an entry what was typed in its form after it was submitted, or removes that if it equals what was
 * submitted. If the entry has just been sent, the typed content becomes its missed edit. Changes nothing else.
 * @param seen the entry as the form last saw it, not yet sent
 * @param typed the form's content, as it would be submitted
 * @throws Error if the device can't store it.
 */
export async function keepTyped(seen: OutboxEntry, typed: unknown): Promise<void> {
  const plain = JSON.parse(JSON.stringify(typed)) as unknown;
  await submissions.update(seen.id, (entry) => withTyped(entry, seen, plain));
}

/** null if nothing changes. */
function withTyped(entry: OutboxEntry, seen: OutboxEntry, typed: unknown): OutboxEntry | null {
  if (mayBeTypedIn(entry)) {
    if (sameJson(typed, contentOf(entry))) return null;
    return sameJson(typed, entry.data) ? withoutTyped(entry) : { ...entry, typed };
  }
  // A different hash means that the form was submitted again in the meantime.
  if (entry.state !== 'sent' || entry.hash !== seen.hash) return null;
  const { missed, ...sent } = entry;
  return { ...sent, ...missedEdit(missed ? missed.stored : storedVersion(entry, seen), typed) };
}

/** The version that the receipt names; `null` if the device no longer has it. */
function storedVersion({ receipt }: OutboxEntry, { data, hash, earlier = [] }: OutboxEntry): unknown {
  const versions: readonly EntryVersion[] = [{ data, hash }, ...earlier];
  return versions.find((version) => version.hash === receipt?.hash)?.data ?? null;
}
