import { useEffect, useState } from 'react';
import { collections } from '@domain/firestore/paths';
import { toAnswers, type Questionnaire } from '@domain/questionnaire/questionnaire';
import type { QuestionnaireAnswers } from '@domain/questionnaire/questionnaire-answers';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';
import { useToast } from '@/ui/use-toast';

type Stored =
  | { readonly state: 'loading' | 'missing' | 'failed' }
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
    read(collections.sewerScopeQuestionnaires, bookingId).then(
      (document) => {
        if (!shown) return;
        if (!document) return setStored({ state: 'missing' });
        const questionnaire = document as unknown as Questionnaire;
        setStored({
          state: 'found',
          answers: toAnswers(questionnaire),
          submittedAt: questionnaire.created_at,
        });
      },
      () => {
        if (!shown) return;
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
