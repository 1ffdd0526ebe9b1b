import type { AppErrorDetails } from '@domain/errors/app-error';
import { hasAnswers } from '@domain/questionnaire/empty-answers';
import { isAsked, type QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import {
  answerErrors,
  stepErrors,
  stepWithError,
  type QuestionnaireErrors,
} from '@domain/questionnaire/step-errors';
import { stepCount, stepOf } from '@domain/questionnaire/steps';
import { styled } from '@mui/material/styles';
import { FormikProvider, setNestedObjectValues, type FormikTouched } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirstError } from '@/forms/focus-first-error';
import type { WaitingReason } from '@/offline/outbox-entry';
import { SavedNotice } from './saved-notice';
import { ObstacleNotice } from './obstacle-notice';
import { QuestionField } from './question-field';
import { RestoredNote } from './restored-note';
import { StepFrame } from './step-frame';
import { today } from './today';
import { useShownStep } from './use-shown-step';
import { useWizardAnswers } from './use-wizard-answers';
import { WaitingNotice } from './waiting-notice';
import { WizardButtons } from './wizard-buttons';

const Fields = styled('fieldset')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export type ChangeStep = (step: number, options?: { readonly replace?: boolean }) => void;

interface WizardProps {
  readonly linkKey: string;
  /** The stored draft at mount. */
  readonly stored: { readonly answers: QuestionnaireDraft; readonly step: number };
  /** The property's address as the draft stores it; `null` until the link was redeemed. */
  readonly about: string | null;
  /** The client and the property as they are shown. */
  readonly caption: string | undefined;
  /** The state of all three forms, above the first step. */
  readonly forms?: ReactNode;
  /** The step in the address; `null` where there is none. */
  readonly step: number | null;
  readonly onStep: ChangeStep;
  readonly submitting: boolean;
  /** Whether the server refused the stored answers. */
  readonly refused: boolean;
  /** Why the stored answers wait in the outbox; null where they don't. Submitting replaces them. */
  readonly waiting: WaitingReason | null;
  /** Whether the device has edits that were not submitted. */
  readonly edited: boolean;
  /** Called with the form's values on each change, and with null on unmount. Must be a stable function. */
  readonly onWrite: (answers: QuestionnaireDraft | null) => void;
  /** Why the answers can't be sent now, and what to do. */
  readonly obstacle: string | undefined;
  /** Returns the server's error details where it refused. */
  readonly onSubmit: (
    answers: QuestionnaireDraft,
    save: () => Promise<void>,
  ) => Promise<AppErrorDetails | undefined>;
}

/** The ten-step wizard. A step must be valid before the next; every change is stored on the device. */
export function Wizard(props: WizardProps) {
  const { linkKey, stored, about, caption, onStep, submitting, refused, obstacle, onSubmit } = props;
  const { waiting, edited, onWrite } = props;
  const wanted = props.step;
  const { formik, keeper, stored: saved } = useWizardAnswers(linkKey, stored);
  const { values } = formik;
  const form = useRef<HTMLFormElement>(null);
  const [noteOpen, setNoteOpen] = useState(waiting === null && hasAnswers(stored.answers));

  const step = stepOf(useShownStep(wanted ?? stored.step, values));
  const { number } = step;
  const ready = step.gate(values);

  const correctAddress = useEffectEvent(() => onStep(number, { replace: true }));
  useEffect(() => {
    if (wanted !== number) correctAddress();
  }, [wanted, number]);
  useEffect(() => keeper.write(values, number, about), [keeper, values, number, about]);
  useEffect(() => onWrite(values), [onWrite, values]);
  useEffect(() => () => onWrite(null), [onWrite]);
  useEffect(() => {
    if (refused && !submitting) keeper.renew();
  }, [keeper, refused, submitting]);

  const showErrors = (errors: QuestionnaireErrors) => {
    void formik.setTouched(setNestedObjectValues<FormikTouched<QuestionnaireDraft>>(errors, true), false);
    formik.setErrors(errors);
    if (form.current) focusFirstError(form.current, errors);
  };

  const submit = async () => {
    const refusal = await onSubmit(values, () => keeper.flush());
    const errors: QuestionnaireErrors = refusal?.fields ?? {};
    const target = stepWithError(errors);
    if (target === undefined) return;
    if (target !== number) onStep(target);
    showErrors(errors);
  };

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const errors = stepErrors(step, answerErrors(values, today()));
    if (!ready || Object.keys(errors).length > 0) return showErrors(errors);
    setNoteOpen(false);
    if (number === stepCount) return void submit();
    void keeper.flush();
    onStep(number + 1);
  };

  const startOver = () => {
    setNoteOpen(false);
    formik.resetForm({ values: formik.values });
    void keeper.clear();
    onStep(1, { replace: true });
  };

  return (
    <FormikProvider value={formik}>
      <form ref={form} method="post" noValidate onSubmit={goOn}>
        <StepFrame
          step={step}
          about={caption}
          above={number === 1 && props.forms}
          buttons={
            <WizardButtons
              number={number}
              ready={ready}
              submitting={submitting}
              onPrevious={() => onStep(number - 1)}
            />
          }
        >
          {number === 1 && !noteOpen && (
            <p style={{ margin: 0 }}>
              Short steps, about five minutes in all. You can stop anytime and finish later on this device.
            </p>
          )}
          {noteOpen && <RestoredNote onStartOver={startOver} />}
          <Fields role="presentation" disabled={submitting}>
            {step.fields.map(
              (field) =>
                isAsked(field, values) && (
                  <QuestionField key={field} field={field} required={step.required} />
                ),
            )}
          </Fields>
          <SavedNotice stored={saved} shown={waiting === null && hasAnswers(values)} />
          <WaitingNotice reason={submitting ? null : waiting} edited={edited} />
          <ObstacleNotice obstacle={obstacle} />
        </StepFrame>
      </form>
    </FormikProvider>
  );
}
