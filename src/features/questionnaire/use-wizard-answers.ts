import { mergeAnswers } from '@domain/questionnaire/merge-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { answerErrors } from '@domain/questionnaire/step-errors';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { DraftKeeper } from './draft-keeper';
import { today } from './today';

interface StoredAnswers {
  readonly answers: QuestionnaireDraft;
  readonly step: number;
}

/** The wizard's Formik form, with every change stored on the device. */
export function useWizardAnswers(linkKey: string, stored: StoredAnswers) {
  const formik = useFormik<QuestionnaireDraft>({
    initialValues: stored.answers,
    validate: (answers) => answerErrors(answers, today()),
    onSubmit: () => undefined,
  });
  const { setValues } = formik;
  const [saved, setStored] = useState(true);
  const [keeper] = useState(
    () =>
      new DraftKeeper(linkKey, stored, {
        onMerged: (before, merged) => void setValues((values) => mergeAnswers(before, values, merged), false),
        onStored: setStored,
      }),
  );
  useEffect(() => {
    keeper.start();
    return () => keeper.stop();
  }, [keeper]);
  useUnsavedInput(!saved);
  return { formik, keeper, stored: saved };
}
