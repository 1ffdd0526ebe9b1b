import { referralScreens } from '@domain/business/routes';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { referralRewards, referralSubmissionSchema } from '@domain/referral/referral-submission';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '@/forms/focus-first-error';
import { FormSelectField } from '@/forms/form-select-field';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { refusedFields, stillRefused } from '@/forms/refused-fields';
import { TrapField } from '@/forms/trap-field';
import { useFormSignals } from '@/forms/use-form-signals';
import { useConnection } from '@/offline/connectivity';
import { contentOf, isUnsent, type MissedEdit } from '@/offline/outbox-entry';
import { useEntry } from '@/offline/use-entry';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { PlainButton } from '@/ui/plain-button';
import { useAddress, useNavigateTo } from '../navigation/navigate';
import { formWith, thanksFor } from '../navigation/screens';
import { rewardsShown } from '../rewards/rewards-shown';
import { AgentFields, agentFieldNames } from './agent-fields';
import { AgentSummary } from './agent-summary';
import { ClientFields } from './client-fields';
import { ClientSources } from './client-sources';
import { Form, FormSection, SubmitBar } from './form-layout';
import { ProblemNotice, type Problem } from './problem-notice';
import { newReferral, referralValuesIn, toReferralSubmission, type ReferralValues } from './referral-values';
import { StartNotice } from './start-notice';
import { useReferralDraft } from './use-referral-draft';
import { useReferralSubmission } from './use-referral-submission';
import type { FormStart } from './use-starting-entry';
import { validateReferral } from './validate-referral';
import { VisitFields } from './visit-fields';

const unanswered = 'This device couldn’t save it, and our server didn’t accept it.';

/** New Referral: the fields, their stored draft, and the submission. */
export function ReferralForm({ start }: { readonly start: Exclude<FormStart, { kind: 'sent' }> }) {
  const form = useRef<HTMLFormElement>(null);
  const entry = start.kind === 'new' ? null : start.entry;
  const initialValues = useMemo(() => (entry ? referralValuesIn(contentOf(entry)) : newReferral()), [entry]);
  const [refused, setRefused] = useState(() => refusedFields(referralValuesIn(entry?.data), entry?.refusal));
  const formik = useFormik<ReferralValues>({
    initialValues,
    initialErrors: stillRefused(refused, initialValues),
    initialTouched: setNestedObjectValues<FormikTouched<ReferralValues>>(refused?.fields ?? {}, true),
    validate: (written) => ({ ...validateReferral(written), ...stillRefused(refused, written) }),
    onSubmit: () => undefined,
  });
  const { values } = formik;
  const { connected, offline } = useConnection();
  const [restored, setRestored] = useState(start.kind === 'draft');
  const [agentOpen, setAgentOpen] = useState(() => {
    const { agentName, agentPhone, agentEmail } = initialValues;
    // A page that crashed may have stored only some of them.
    return [agentName, agentPhone, agentEmail].includes('');
  });
  const { state } = useAddress();
  const navigateTo = useNavigateTo();
  const [problem, setProblem] = useState<Problem | null>(state.failed ? { kind: 'failed' } : null);
  // After the first change every change is stored, even one back to the initial values.
  const [changed, setChanged] = useState(false);
  if (formik.dirty && !changed) setChanged(true);
  // A queued referral is unchanged until the edit is submitted; the edit is stored with it.
  const queued = entry !== null && isUnsent(entry);
  const draft = useReferralDraft(start.id, changed && !queued ? values : null);
  const { trap, onTouch, read: readSignals } = useFormSignals();
  const { submitting, submit } = useReferralSubmission(draft, readSignals);
  useUnsavedInput(formik.dirty && (queued || !draft.stored));

  const showErrors = (errors: Readonly<Record<string, string>>) => {
    flushSync(() => {
      if (agentFieldNames.some((name) => errors[name] !== undefined)) setAgentOpen(true);
      void formik.setTouched(setNestedObjectValues<FormikTouched<ReferralValues>>(values, true), false);
      formik.setErrors(errors);
    });
    if (form.current) focusFirstError(form.current, errors);
  };
  const turnDown = (details: AppErrorDetails | undefined) => {
    const fields = refusedFields(values, details);
    // Synchronous, or validation on blur would clear the server's errors.
    flushSync(() => {
      setRefused(fields);
      setProblem({ kind: 'refused', said: details?.userMessage ?? unanswered, atFields: fields !== null });
    });
    if (fields) showErrors(fields.fields);
  };

  const press = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) return showErrors(errors);
    const result = await submit(referralSubmissionSchema.cast(values));
    // A user who has gone to another screen stays there; the bar counts unsent referrals.
    if (result === null || form.current === null) return;
    if (result.state === 'refused' || result.state === 'not-stored') return turnDown(result.details);
    if (result.state === 'sent') return thank(result.entryId, result.missed);
    if (result.reason !== 'server') return navigateTo(thanksFor(result.entryId), { replace: true });
    navigateTo(formWith(result.entryId), { replace: true, state: { failed: true } });
    setProblem({ kind: 'failed' });
  };

  const thank = (entryId: string, missed: MissedEdit | undefined) =>
    navigateTo(missed ? thanksFor(entryId) : referralScreens.thankyou, {
      replace: true,
      state: { sent: true, client: values.clientName.trim(), ...(missed && { missed }) },
    });

  // A waiting referral may be sent in the background while it is in the form.
  const live = useEntry(queued ? start.id : '');
  const reportTyped = useKeepTyped(live === undefined ? entry : live);
  useEffect(() => {
    const { deviceKey = '' } = (entry?.data ?? {}) as { readonly deviceKey?: string };
    reportTyped(queued ? toReferralSubmission(referralSubmissionSchema.cast(values), deviceKey) : null);
  }, [reportTyped, queued, entry, values]);
  const follow = useEffectEvent(() => {
    if (!submitting && live?.state === 'sent') {
      navigateTo(thanksFor(live.id), { replace: true, state: { sent: true } });
    }
  });
  useEffect(() => {
    follow();
  }, [live]);

  const edited = (live ?? entry)?.typed !== undefined;

  const startOver = async () => {
    setRestored(false);
    setProblem(null);
    setRefused(null);
    formik.resetForm({ values: newReferral() });
    setChanged(false);
    await draft.forget();
  };

  return (
    <FormikProvider value={formik}>
      <Form ref={form} method="post" noValidate onSubmit={(event) => void press(event)} {...onTouch}>
        <StartNotice {...{ start, restored, edited }} onStartOver={() => void startOver()} />
        <FormSection title="Your client">
          <div className="wide">
            <ClientSources
              onDetails={(details) => void formik.setValues((latest) => ({ ...latest, ...details }), true)}
            />
          </div>
          <ClientFields />
        </FormSection>
        <FormSection title="The visit, if you know">
          <VisitFields />
        </FormSection>
        <FormSection title="You">
          {agentOpen ? (
            <AgentFields />
          ) : (
            <div className="wide">
              <AgentSummary values={values} onChange={() => setAgentOpen(true)} />
            </div>
          )}
          {rewardsShown(values.referrerKind) && (
            <FormSelectField
              className="wide"
              name="referralReward"
              label="Preferred Reward"
              emptyLabel="Decide later"
              options={referralRewards}
            />
          )}
        </FormSection>
        <TrapField ref={trap} />
        <ProblemNotice problem={problem} />
        <SubmitBar>
          <p role="status">
            {!draft.stored
              ? 'This device can’t save what you type. Please submit before you close this page.'
              : offline
                ? 'You’re offline. It’ll be saved on this device and sent later.'
                : connected
                  ? queued
                    ? 'Your changes are sent once you submit them.'
                    : 'Saved on this device until you submit it.'
                  : 'Our server isn’t answering. It’ll be saved on this device and sent later.'}
          </p>
          <PlainButton type="submit" onMouseDown={keepFieldFocused} disabled={submitting}>
            {submitting ? 'Submitting...' : 'Submit Referral'}
          </PlainButton>
        </SubmitBar>
      </Form>
    </FormikProvider>
  );
}
