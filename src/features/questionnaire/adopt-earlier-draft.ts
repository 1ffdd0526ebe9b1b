import { listOutbox, removeEntry } from '@/offline/outbox-store';
import { updateDraft } from '@/offline/update-draft';
import { entryIdOf, isOpenDraft, readStored, storedDraft } from './stored-draft';

/**
 * Brings answers here that were begun with an earlier link to the same booking, the newest first: the office has sent a new
 * link, and nobody has to type anew. Does nothing where this link has answers of its own.
 */
export async function adoptEarlierDraft(bookingKey: string, about: string): Promise<void> {
  const id = entryIdOf(bookingKey);
  const entries = await listOutbox();
  if (entries.some((entry) => entry.id === id)) return;
  const earlier = entries.findLast(
    (entry) =>
      entry.callName === 'submitQuestionnaire' &&
      isOpenDraft(entry) &&
      readStored(entry.data).about === about,
  );
  if (earlier === undefined) return;
  const { answers, step } = readStored(earlier.data);
  await updateDraft({
    id,
    callName: 'submitQuestionnaire',
    formType: 'questionnaire',
    change: (stored) => stored ?? storedDraft(bookingKey, answers, step, about),
  });
  await removeEntry(earlier.id);
}
