import { useEffect, useState } from 'react';
import { DamagedRecord } from '@domain/firestore/record-type';
import { toAnswers } from '@domain/questionnaire/questionnaire';
import type { QuestionnaireAnswers } from '@domain/questionnaire/questionnaire-answers';
import { questionnaireRecord } from '@domain/questionnaire/questionnaire-record';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';
import { useToast } from '@/ui/use-toast';

type Stored =
  | { readonly state: 'loading' | 'missing' | 'failed' | 'damaged' }
  | { readonly state: 'found'; readonly answers: QuestionnaireAnswers; readonly submittedAt: string };

/** A job's questionnaire, read once. A missing one is not an error. */
export function useStoredQuestionnaire(bookingId: string): {
  readonly stored: Stored;
  readonly retry: () => void;
} {
  const read = useDocumentReader();
  const toast = useToast();
  const [stored, setStored] = useState<Stored>({ state: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let shown = true;
    read(questionnaireRecord, bookingId).then(
      (questionnaire) => {
        if (!shown) return;
        if (!questionnaire) return setStored({ state: 'missing' });
        setStored({
          state: 'found',
          answers: toAnswers(questionnaire),
          submittedAt: questionnaire.created_at,
        });
      },
      (error: unknown) => {
        if (!shown) return;
        if (error instanceof DamagedRecord) return setStored({ state: 'damaged' });
        setStored({ state: 'failed' });
        toast({ title: 'Failed to load questionnaire data', destructive: true });
      },
    );
    return () => {
      shown = false;
    };
  }, [read, toast, bookingId, asked]);
  return {
    stored,
    retry: () => {
      setStored({ state: 'loading' });
      setAsked((count) => count + 1);
    },
  };
}
