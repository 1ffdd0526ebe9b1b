import type { AppErrorDetails } from '@domain/errors/app-error';
import { business } from '@domain/business/business';
import { followUpAnswersSchema } from '@domain/follow-up/follow-up';
import { calendarDateIn } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { MissedEdit } from '@/offline/outbox-entry';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { NotSentYet } from '@/shared/unsent/not-sent-yet';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { CallText } from '@/ui/call-text';
import { FollowUpFields } from './follow-up-fields';
import { followUpTexts } from './follow-up-texts';
import type { FollowUpValues } from './follow-up-values';
import { refusalSentence, type FollowUpSubmission } from './use-follow-up-submission';
import { useStoredValues } from './use-stored-values';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  padding: 'clamp(20px, 5vw, 32px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .note': { margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

const today = () => calendarDateIn(business.timeZone, new Date());
const validate = validateWith(followUpAnswersSchema as ObjectSchema<AnyObject>, () => ({ today: today() }));

interface FollowUpFormProps {
  readonly linkKey: string;
  /** The stored draft's values. */
  readonly initialValues: FollowUpValues;
  /** Why an earlier submission was refused, if it was. */
  readonly refusal: AppErrorDetails | undefined;
  readonly submission: FollowUpSubmission;
  /** Whether the answers wait to be sent already. Submitting replaces them. */
  readonly waiting: boolean;
  /** Whether the device has edits that were not submitted. */
  readonly edited: boolean;
  /** Called with the form's values on each change, and with null on unmount. Must be a stable function. */
  readonly onWrite: (values: FollowUpValues | null) => void;
  /** Called with the last edit if the server doesn't have it. */
  readonly onSent: (missed: MissedEdit | undefined) => void;
  /** Another device submitted first, or the link was revoked, so that the loaded job is out of date. */
  readonly onOutdated: () => void;
}

/** The follow-up questionnaire. What is typed is stored on the device. */
export function FollowUpForm({
  linkKey,
  initialValues,
  refusal,
  submission: { phase, submit },
  waiting,
  edited,
  onWrite,
  onSent,
  onOutdated,
}: FollowUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState(() => refusalSentence(refusal));
  const submitting = phase === 'submitting';
  const formik = useFormik<FollowUpValues>({ initialValues, validate, onSubmit: () => undefined });
  const { values, dirty } = formik;
  const { stored, flush } = useStoredValues(linkKey, dirty ? values : null);
  useUnsavedInput(dirty && !stored);
  useEffect(() => onWrite(values), [onWrite, values]);
  useEffect(() => () => onWrite(null), [onWrite]);
  useEffect(() => {
    if (problem !== null) notice.current?.focus();
  }, [problem]);

  const showErrors = (errors: Readonly<Record<string, string>>) => {
    void formik.setTouched(setNestedObjectValues<FormikTouched<FollowUpValues>>(values, true), false);
    formik.setErrors(errors);
    if (form.current) focusFirstError(form.current, errors);
  };

  const press = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
      return;
    }
    const outcome = await submit(values, flush);
    if (outcome === null) return;
    if (outcome.state === 'waiting') {
      if (outcome.reason === 'server') setProblem(followUpTexts.submitFailed);
      return;
    }
    if (outcome.state === 'sent') {
      onSent(outcome.missed);
      return;
    }
    const { details } = outcome;
    setProblem(refusalSentence(details) ?? followUpTexts.submitFailed);
    if (details?.fields) showErrors(details.fields);
    if (details?.code === 'already-handled') onOutdated();
  };

  return (
    <FormikProvider value={formik}>
      <Form ref={form} method="post" noValidate onSubmit={(event) => void press(event)}>
        <FollowUpFields cleanoutKnown={values.main_cleanout_location_known === 'yes'} />
        {problem !== null && (
          <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
            <CoreIcon name="alert" />
            <div>
              <p>
                <strong>
                  <CallText>{problem}</CallText>
                </strong>
              </p>
              {phase === 'failed' ? (
                <NotSentYet reason="server" thing="answers" />
              ) : (
                <p>
                  Your answers are still on this page. Need help? Call us at <CallUs />.
                </p>
              )}
            </div>
          </Notice>
        )}
        <PlainButton
          type="submit"
          onMouseDown={keepFieldFocused}
          disabled={submitting}
          style={{ width: '100%' }}
        >
          {submitting ? 'Submitting...' : 'Submit Questionnaire'}
        </PlainButton>
        <p className="note" role="status">
          {waiting
            ? edited
              ? `${unsentChanges} Submit again to send them.`
              : 'Your answers are waiting to be sent. If you change something here, submit again to send it instead.'
            : stored
              ? 'What you type is saved on this device until you submit it.'
              : 'This device can’t save what you type. Please submit before you close this page.'}
        </p>
      </Form>
    </FormikProvider>
  );
}
