import { fieldsIn } from '@domain/json/guards';
import { answersIn } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import type { OutboxEntry } from '@/offline/outbox-entry';

/** A draft's stored data: the answers under their form keys, and the fields below. */
interface StoredDraft extends QuestionnaireDraft {
  readonly booking_id: string;
  readonly step: number;
  /**
   * The property's address, by which a later link to the same job finds the draft; `null` until the link was
   * redeemed.
   */
  readonly about: string | null;
}

export function storedDraft(
  linkKey: string,
  answers: QuestionnaireDraft,
  step: number,
  about: string | null,
): StoredDraft {
  return { booking_id: linkKey, step, about, ...answers };
}

/** Reads a stored draft or submission. */
export function readStored(data: unknown): Omit<StoredDraft, keyof QuestionnaireDraft | 'booking_id'> & {
  readonly answers: QuestionnaireDraft;
} {
  const { step, about } = fieldsIn(data);
  return {
    answers: answersIn(data),
    step: typeof step === 'number' ? step : 1,
    about: typeof about === 'string' ? about : null,
  };
}

/** Whether the entry can still be edited: it is not being sent, and the server doesn't have it. */
export function isOpenDraft({ state }: OutboxEntry): boolean {
  return state === 'draft' || state === 'needs-attention';
}
