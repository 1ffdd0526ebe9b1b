import { newEntry } from './new-entry';
import { assertTransition, type OutboxEntry, type SubmissionCall } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction } from './outbox-transaction';
import { readEntry } from './read-entry';

interface DraftUpdate {
  /** The page's own name for the entry, the same in every tab: give it to `submitThroughOutbox` as `entryId`. */
  readonly id: string;
  readonly callName: SubmissionCall;
  readonly formType: string;
  /** What is stored (`undefined` if nothing is) -> what is to be stored, plain JSON. It runs inside the transaction. */
  readonly change: (stored: unknown) => unknown;
}

/**
 * Changes a draft in one transaction with reading it, so that tabs that write the same draft can join what they have. An
 * entry that is on its way, or was sent, is left as it is; a refused one becomes a draft that still says why. Answers the entry as it is stored then.
 * @throws Error if the device cannot keep it.
 */
export async function updateDraft(update: DraftUpdate, now: number = Date.now()): Promise<OutboxEntry> {
  const { id, callName, formType, change } = update;
  const { entry, changed } = await outboxTransaction(async (store) => {
    const record = await store.get(id);
    const before = readEntry(record);
    if (record !== undefined && before === null) throw new Error('a newer version of the product keeps it');
    if (before !== null && !isWritable(before)) return { entry: before, changed: false };
    if (before !== null) assertTransition(before.state, 'draft');
    // A draft has no hash: it is computed for what is submitted, and outside a transaction.
    const submission = { callName, formType, data: change(before?.data), hash: '' };
    const draft: OutboxEntry = {
      ...newEntry(submission, 'draft', now),
      id,
      createdAt: before?.createdAt ?? now,
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
