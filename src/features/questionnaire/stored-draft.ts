import { answersIn } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import type { OutboxEntry } from '@/offline/outbox-entry';

/** What a draft's entry holds beside the answers, which have their form keys as everywhere. */
interface StoredDraft extends QuestionnaireDraft {
  readonly booking_id: string;
  readonly step: number;
  /** Whose house it is about, so that a later link to the same booking finds it; `null` until the link was opened. */
  readonly about: string | null;
}

/** The id of the entry of one link's questionnaire, the same in every tab. */
export function entryIdOf(bookingKey: string): string {
  return `questionnaire-${bookingKey}`;
}

export function storedDraft(
  bookingKey: string,
  answers: QuestionnaireDraft,
  step: number,
  about: string | null,
): StoredDraft {
  return { booking_id: bookingKey, step, about, ...answers };
}

/** What an entry of this form holds, draft or submission. */
export function readStored(data: unknown): Omit<StoredDraft, keyof QuestionnaireDraft | 'booking_id'> & {
  readonly answers: QuestionnaireDraft;
} {
  const { step, about } = (data ?? {}) as Partial<StoredDraft>;
  return {
    answers: answersIn(data),
    step: typeof step === 'number' ? step : 1,
    about: typeof about === 'string' ? about : null,
  };
}

/** Whether the entry can still be written in: it is not on its way, and the server does not have it. */
export function isOpenDraft({ state }: OutboxEntry): boolean {
  return state === 'draft' || state === 'needs-attention';
}
