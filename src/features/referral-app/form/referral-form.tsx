import { referralScreens } from '@domain/business/routes';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import { FormikProvider } from 'formik';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { refusedFields } from '@/forms/refused-fields';
import { TrapField } from '@/forms/trap-field';
import { useFormSignals } from '@/forms/use-form-signals';
import { isUnsent } from '@/offline/outbox-entry';
import type { SubmissionResult } from '@/offline/submit';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { PlainButton } from '@/ui/plain-button';
import { useAddress, useNavigateTo } from '../navigation/navigate';
import { formWith, thanksFor } from '../navigation/screens';
import { AgentSection } from './agent-section';
import { ClientFields } from './client-fields';
import { ClientSources } from './client-sources';
import { Form, FormSection, SubmitBar } from './form-layout';
import { ProblemNotice, type Problem } from './problem-notice';
import { StartNotice } from './start-notice';
import { StorageStatus } from './storage-status';
import { useQueuedReferral } from './use-queued-referral';
import { useReferralDraft } from './use-referral-draft';
import { useReferralFields } from './use-referral-fields';
import { useReferralSubmission } from './use-referral-submission';
import type { FormStart } from './use-starting-entry';
import { VisitFields } from './visit-fields';

const unanswered = 'This device couldn’t save it, and our server didn’t accept it.';

/** New Referral: the fields, their stored draft, and the submission. */
export function ReferralForm({ start }: { readonly start: Exclude<FormStart, { kind: 'sent' }> }) {
  const entry = start.kind === 'new' ? null : start.entry;
  const { form, formik, ...fields } = useReferralFields(entry);
  const { values } = formik;
  const [restored, setRestored] = useState(start.kind === 'draft');
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
  const { edited } = useQueuedReferral(entry, {
    queued,
    values,
    onSent: (id) => {
      if (!submitting) navigateTo(thanksFor(id), { replace: true, state: { sent: true } });
    },
  });

  const press = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) return fields.showErrors(errors);
    const result = await submit(referralSubmissionSchema.cast(values));
    // A user who has gone to another screen stays there; the bar counts unsent referrals.
    if (result !== null && form.current !== null) showResult(result);
  };

  const showResult = (result: SubmissionResult) => {
    switch (result.state) {
      case 'refused':
      case 'not-stored':
        return showRefusal(result.details);
      case 'sent':
        return thank(result);
      case 'waiting':
        if (result.reason !== 'server') return navigateTo(thanksFor(result.entryId), { replace: true });
        navigateTo(formWith(result.entryId), { replace: true, state: { failed: true } });
        setProblem({ kind: 'failed' });
    }
  };

  const showRefusal = (details: AppErrorDetails | undefined) => {
    const refused = refusedFields(values, details);
    // Synchronous, or validation on blur would clear the server's errors.
    flushSync(() => {
      fields.setRefused(refused);
      setProblem({ kind: 'refused', said: details?.userMessage ?? unanswered, atFields: refused !== null });
    });
    if (refused) fields.showErrors(refused.fields);
  };

  const thank = ({ entryId, missed }: Extract<SubmissionResult, { readonly state: 'sent' }>) =>
    navigateTo(missed ? thanksFor(entryId) : referralScreens.thankyou, {
      replace: true,
      state: { sent: true, client: values.clientName.trim(), ...(missed && { missed }) },
    });

  const startOver = async () => {
    setRestored(false);
    setProblem(null);
    fields.clear();
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
        <AgentSection values={values} open={fields.agentOpen} onOpen={fields.openAgent} />
        <TrapField ref={trap} />
        <ProblemNotice problem={problem} />
        <SubmitBar>
          <StorageStatus stored={draft.stored} queued={queued} />
          <PlainButton type="submit" onMouseDown={keepFieldFocused} disabled={submitting}>
            {submitting ? 'Submitting...' : 'Submit Referral'}
          </PlainButton>
        </SubmitBar>
      </Form>
    </FormikProvider>
  );
}
