import { business } from '@domain/business/business';
import type { AppErrorDetails } from '@domain/errors/app-error';
import type { Introduction } from '@domain/referral/introduction-calls';
import { requestFormSchema, type RequestFormValues } from '@domain/request/request-form';
import { calendarDateIn } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { validateWith } from '@/forms/validate-with';
import { reportFault } from '@/logging/report-fault';
import { useConnection } from '@/offline/connectivity';
import { contentOf, isUnsent, type OutboxEntry } from '@/offline/outbox-entry';
import { submitThroughOutbox, type SubmissionResult } from '@/offline/submit';
import { updateDraft } from '@/offline/update-draft';
import { useDraftStore } from '@/offline/use-draft-store';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { currentSettings } from '@/settings/settings-store';
import { RequestFields } from '@/shared/request/request-fields';
import { goneMeanwhile } from '@/shared/availability/gone-meanwhile';
import { NotSentYet } from '@/shared/unsent/not-sent-yet';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { CallText } from '@/ui/call-text';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import {
  introducedData,
  introductionEntryId,
  introductionErrors,
  introductionValues,
} from './introduction-values';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 'clamp(20px, 5vw, 32px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .note': { margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** The form of the landing page: clients are promised two-hour windows. */
const variant = 'landing-section';
const schema = requestFormSchema(variant);
const today = () => calendarDateIn(business.timeZone, new Date());
const validate = validateWith(schema, () => ({
  today: today(),
  now: new Date(),
  settings: currentSettings(),
}));

const failed = 'There was an error submitting your request. Please try again or call us directly.';

interface IntroductionFormProps {
  readonly linkKey: string;
  readonly introduction: Extract<Introduction, { kind: 'free' }>;
  /** What is stored on the device. */
  readonly entry: OutboxEntry | null;
  /** A time was chosen or agreed on meanwhile, so that the loaded link is out of date. */
  readonly onOutdated: () => void;
}

/** The referred client's booking form. What is typed is stored on the device, and sent once there is a connection. */
export function IntroductionForm({ linkKey, introduction, entry, onOutdated }: IntroductionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [initialValues] = useState(() => introductionValues(introduction, entry && contentOf(entry)));
  const [problem, setProblem] = useState(() => entry?.refusal?.userMessage ?? null);
  const [submitting, setSubmitting] = useState(false);
  // A second press can come before React has rendered the first.
  const busy = useRef(false);
  const formik = useFormik<RequestFormValues>({ initialValues, validate, onSubmit: () => undefined });
  const { values, dirty } = formik;
  const waiting = entry !== null && isUnsent(entry) && !submitting;
  const { offline } = useConnection();

  const typed = useMemo(() => introducedData(values, linkKey), [values, linkKey]);
  const id = introductionEntryId(linkKey);
  const { store, stored } = useDraftStore((data: object) =>
    updateDraft({
      id,
      callName: 'client-introduction-submit',
      formType: 'introduction',
      change: () => data,
    }),
  );
  useEffect(() => {
    if (dirty) store.write(typed);
  }, [dirty, typed, store]);
  const reportTyped = useKeepTyped(entry);
  useEffect(() => reportTyped(typed), [reportTyped, typed]);
  useEffect(() => () => reportTyped(null), [reportTyped]);
  useUnsavedInput(dirty && !stored);
  useEffect(() => {
    if (problem !== null || waiting) notice.current?.focus();
  }, [problem, waiting]);

  const showErrors = (errors: Partial<Record<keyof RequestFormValues, string>>) => {
    void formik.setTouched(setNestedObjectValues<FormikTouched<RequestFormValues>>(values, true), false);
    formik.setErrors(errors);
    if (form.current) focusFirstError(form.current, errors);
  };
  const refuse = (details: AppErrorDetails | undefined) => {
    setProblem(details?.userMessage ?? failed);
    const errors = introductionErrors(details?.fields);
    if (Object.keys(errors).length > 0) showErrors(errors);
    if (details?.code === 'already-handled') onOutdated();
  };

  const send = async (): Promise<SubmissionResult> => {
    try {
      await store.flush();
      return await submitThroughOutbox({
        callName: 'client-introduction-submit',
        formType: 'introduction',
        data: introducedData(schema.cast(values), linkKey),
        entryId: id,
      });
    } catch (error) {
      reportFault('the request of a referred client not submitted', error);
      return { state: 'not-stored' };
    }
  };
  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
    } else {
      setSubmitting(true);
      const gone = await goneMeanwhile(variant, currentSettings(), values);
      const outcome = gone === null ? await send() : null;
      setSubmitting(false);
      setProblem(gone);
      if (outcome?.state === 'refused' || outcome?.state === 'not-stored') refuse(outcome.details);
    }
    busy.current = false;
  };

  return (
    <FormikProvider value={formik}>
      <Form ref={form} method="post" noValidate onSubmit={(event) => void press(event)}>
        <RequestFields variant={variant} today={today()} fixedService />
        {problem !== null && (
          <Notice ref={notice} role="alert" tabIndex={-1} tone="error">
            <CoreIcon name="alert" />
            <div>
              <p>
                <strong>
                  <CallText>{problem}</CallText>
                </strong>
              </p>
              <p>
                What you entered is still on this page. Need help? Call us at <CallUs />.
              </p>
            </div>
          </Notice>
        )}
        {problem === null && waiting && (
          <Notice ref={notice} role="status" tabIndex={-1} tone={offline ? 'calm' : 'error'}>
            <CoreIcon name={offline ? 'cloud-off' : 'alert'} />
            <div>
              {offline ? (
                <p>
                  <strong>Saved on this device. We’ll send it as soon as you’re back online.</strong>
                </p>
              ) : (
                <NotSentYet reason={entry.reason === 'server' ? 'server' : 'no-answer'} thing="request" />
              )}
              {entry.typed !== undefined && (
                <p>
                  <strong>{unsentChanges}</strong> Press “Send It Now” to send them.
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
          {submitting ? 'Submitting Request...' : waiting ? 'Send It Now' : 'Request Your Inspection'}
        </PlainButton>
        <p className="note" role="status">
          {stored
            ? 'What you type is saved on this device until you send it.'
            : 'This device can’t save what you type. Please send it before you close this page.'}
        </p>
      </Form>
    </FormikProvider>
  );
}
