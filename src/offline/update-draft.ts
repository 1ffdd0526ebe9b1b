import { identityOf, newEntry } from './new-entry';
import { assertTransition, contentOf, type OutboxEntry, type SubmissionCall } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction } from './outbox-transaction';
import { readEntry } from './read-entry';

interface DraftUpdate {
  /** Chosen by the page, and the same in every tab. Pass it to `submitThroughOutbox` as `entryId`. */
  readonly id: string;
  readonly callName: SubmissionCall;
  readonly formType: string;
  /** Stored content (`undefined` if there is none) -> content to store, plain JSON. Runs inside the transaction. */
  readonly change: (stored: unknown) => unknown;
}

/**
 * Reads and changes a draft in one transaction, so that tabs writing the same draft can merge. An entry that is queued,
 * being sent, or sent is unchanged; a refused one becomes a draft that retains the refusal. Returns the stored entry.
 * @throws Error if the device can't store it.
 */
export async function updateDraft(update: DraftUpdate, now: number = Date.now()): Promise<OutboxEntry> {
  const { id, callName, formType, change } = update;
  const { entry, changed } = await outboxTransaction(async (store) => {
    const record = await store.get(id);
    const before = readEntry(record);
    if (record !== undefined && before === null) throw new Error('a newer version of the product keeps it');
    if (before !== null && !isWritable(before)) return { entry: before, changed: false };
    if (before !== null) assertTransition(before.state, 'draft');
    // A draft has no hash. Hashes are computed on submission, outside a transaction.
    const submission = { callName, formType, data: change(before ? contentOf(before) : undefined), hash: '' };
    const draft: OutboxEntry = {
      ...newEntry(submission, 'draft', now),
      ...(before ? identityOf(before, '') : { id }),
      ...(before?.refusal && { refusal: before.refusal }),
    };
    await store.put(draft);
    return { entry: draft, changed: true };
  });
  if (changed) announceChange();
  return entry;
}

function isWritable({ state }: OutboxEntry): boolean {
  return state === 'draft' || state === 'needs-attention';
}
