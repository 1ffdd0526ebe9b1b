import { contentOf } from '@/offline/outbox-entry';
import { listOutbox, removeEntry } from '@/offline/outbox-store';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { updateDraft } from '@/offline/update-draft';
import { isOpenDraft, readStored, storedDraft } from './stored-draft';

/**
 * Copies the newest draft of an earlier link to the same job, so that answers survive a new link from the
 * office. Does nothing if this link has its own draft.
 */
export async function adoptEarlierDraft(linkKey: string, about: string): Promise<void> {
  const id = questionnaireEntryId(linkKey);
  const entries = await listOutbox();
  if (entries.some((entry) => entry.id === id)) return;
  const earlier = entries.findLast(
    (entry) =>
      entry.callName === 'client-questionnaire-submit' &&
      isOpenDraft(entry) &&
      readStored(entry.data).about === about,
  );
  if (earlier === undefined) return;
  const { answers, step } = readStored(contentOf(earlier));
  await updateDraft({
    id,
    callName: 'client-questionnaire-submit',
    formType: 'questionnaire',
    change: (stored) => stored ?? storedDraft(linkKey, answers, step, about),
  });
  await removeEntry(earlier.id);
}
