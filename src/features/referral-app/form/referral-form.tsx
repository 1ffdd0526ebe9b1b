import { referralScreens } from '@domain/business/routes';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { referralRewards, referralSubmissionSchema } from '@domain/referral/referral-submission';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '@/forms/focus-first-error';
import { FormSelectField } from '@/forms/form-select-field';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { TrapField } from '@/forms/trap-field';
import { useFormSigns } from '@/forms/use-form-signs';
import { useConnection } from '@/offline/connectivity';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { PlainButton } from '@/ui/plain-button';
import { navigate } from '../navigation/navigate';
import { thanksFor } from '../navigation/screens';
import { rewardsShown } from '../rewards/rewards-shown';
import { AgentFields, agentFieldNames } from './agent-fields';
import { AgentSummary } from './agent-summary';
import { ClientFields } from './client-fields';
import { ClientSources } from './client-sources';
import { Form, FormSection, SubmitBar } from './form-layout';
import { ProblemNotice, type Problem } from './problem-notice';
import { newReferral, referralValuesIn, type ReferralValues } from './referral-values';
import { refusedFields, stillRefused } from './refused-fields';
import { StartNotice } from './start-notice';
import { useReferralDraft } from './use-referral-draft';
import { useReferralSubmission } from './use-referral-submission';
import type { FormStart } from './use-starting-entry';
import { validateReferral } from './validate-referral';

const unanswered = 'Neither could this device keep it, nor did the server take it.';

/** New Referral: the fields, what was kept of them, and the way to the outbox. */
export function ReferralForm({ start }: { readonly start: Exclude<FormStart, { kind: 'locked' }> }) {
  const form = useRef<HTMLFormElement>(null);
  const entry = start.kind === 'new' ? null : start.entry;
  const initialValues = useMemo(() => (entry ? referralValuesIn(entry.data) : newReferral()), [entry]);
  const [refused, setRefused] = useState(() => refusedFields(initialValues, entry?.refusal));
  const formik = useFormik<ReferralValues>({
    initialValues,
    initialErrors: stillRefused(refused, initialValues),
    initialTouched: setNestedObjectValues<FormikTouched<ReferralValues>>(refused?.fields ?? {}, true),
    validate: (written) => ({ ...validateReferral(written), ...stillRefused(refused, written) }),
    onSubmit: () => undefined,
  });
  const { values } = formik;
  const { connected } = useConnection();
  const [restored, setRestored] = useState(start.kind === 'draft');
  const [agentOpen, setAgentOpen] = useState(() => {
    const { agentName, agentPhone, agentEmail } = initialValues;
    // A page that died on the way may have kept half of them.
    return [agentName, agentPhone, agentEmail].includes('');
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  // Once changed, it is kept with every further change, also back to what it was.
  const [changed, setChanged] = useState(false);
  if (formik.dirty && !changed) setChanged(true);
  // What waits in the queue stays as it is until the edit is submitted.
  const queued = entry?.state === 'queued';
  const draft = useReferralDraft(start.id, changed && !queued ? values : null);
  const { trap, onTouch, read: readSigns } = useFormSigns();
  const { submitting, submit } = useReferralSubmission(draft, readSigns);
  useUnsavedInput(formik.dirty && (queued || !draft.kept));

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
    // At once, or the field that loses the focus would clear what the server said.
    flushSync(() => {
      setRefused(fields);
      setProblem({ said: details?.userMessage ?? unanswered, atFields: fields !== null });
    });
    if (fields) showErrors(fields.fields);
  };

  const press = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) return showErrors(errors);
    const result = await submit(referralSubmissionSchema.cast(values));
    // Whoever has gone to another screen meanwhile stays there: the bar counts what was not sent.
    if (result === null || form.current === null) return;
    if (result.state === 'refused' || result.state === 'not-kept') return turnDown(result.details);
    const late = result.firstVersionKept && { firstVersionKept: true as const };
    const state = { ...late, ...(result.state === 'sent' && { sent: true as const }) };
    navigate(result.state === 'sent' ? referralScreens.thankyou : thanksFor(result.entryId), {
      replace: true,
      state,
    });
  };

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
        <StartNotice {...{ start, restored }} onStartOver={() => void startOver()} />
        <FormSection title="Your client">
          <div className="wide">
            <ClientSources
              onDetails={(details) => void formik.setValues((latest) => ({ ...latest, ...details }), true)}
            />
          </div>
          <ClientFields />
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
            {!draft.kept
              ? 'This device does not keep what you type. Please submit before you close this page.'
              : connected
                ? 'Kept on this device until you submit it.'
                : 'No connection: it is saved on this device and sent later.'}
          </p>
          <PlainButton type="submit" onMouseDown={keepFieldFocused} disabled={submitting}>
            {submitting ? 'Submitting...' : 'Submit Referral'}
          </PlainButton>
        </SubmitBar>
      </Form>
    </FormikProvider>
  );
}
