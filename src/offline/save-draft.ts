import type { SubmissionInput } from './submit';
import { newEntry } from './new-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction } from './outbox-transaction';
import { readEntry } from './read-entry';
import { prepareSubmission } from './submission';

/**
 * Keeps what is being written; the sender leaves it alone. Answers its id: give it back with the next save, and
 * to `submitThroughOutbox` as `entryId`, which makes the draft the submission.
 * @throws Error if the device cannot keep it.
 */
export async function saveDraft(input: SubmissionInput, now: number = Date.now()): Promise<string> {
  const submission = await prepareSubmission(input.callName, input.formType, input.data);
  const id = await outboxTransaction(async (store) => {
    const earlier = input.entryId === undefined ? null : readEntry(await store.get(input.entryId));
    const fresh = newEntry(submission, 'draft', now);
    const draft =
      earlier?.state === 'draft' ? { ...fresh, id: earlier.id, createdAt: earlier.createdAt } : fresh;
    await store.put(draft);
    return draft.id;
  });
  announceChange();
  return id;
}
