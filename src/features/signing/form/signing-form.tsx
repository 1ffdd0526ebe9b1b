import type { ClientJob } from '@domain/access/client-forms';
import { signingFacts } from '@domain/legal/signing-facts';
import { styled } from '@mui/material/styles';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { PlainButton } from '@/ui/plain-button';
import { useStandingToast } from '@/ui/use-standing-toast';
import { useToast } from '@/ui/use-toast';
import type { DocumentToSign } from '../document-to-sign';
import { MissedSigningChange } from './missed-signing-change';
import { ProblemNotice } from './problem-notice';
import { SigningFields } from './signing-fields';
import type { SigningProblem } from './signing-problem';
import { prefilledValues, type SigningValues } from './signing-values';
import { forgetTypedText, readTypedText, storeTypedText } from './typed-text';
import { useSigning, type SigningOutcome } from './use-signing';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 'clamp(20px, 5vw, 32px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .note': { margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

interface SigningFormProps {
  readonly documentToSign: DocumentToSign;
  readonly job: ClientJob;
  readonly linkKey: string;
  /** Loads the current job from the server; anything but `open` means that it couldn't be loaded. */
  readonly reopen: () => Promise<{ readonly state: string }>;
  readonly onSigned: () => void;
  /** Called where it was signed before, on another device or with other content; `alreadySigned` is the notice to show. */
  readonly onAlreadySigned: (alreadySigned: ReactNode) => void;
}

const staleSentence =
  'Your booking has changed since you opened this page, and we couldn’t load the new details. Reload the page to see them before you sign.';

const isBlank = (text: string) => text.trim() === '';

/** Whether a required field is missing. Invalid values don't count. */
function lacksAnything(documentToSign: DocumentToSign, values: SigningValues): boolean {
  const { client_name, client_signature, electronic_consent } = values;
  const blank = [client_name, client_signature].some(isBlank);
  return blank || !electronic_consent || documentToSign.lacksConsent(values);
}

export function SigningForm({
  documentToSign,
  job,
  linkKey,
  reopen,
  onSigned,
  onAlreadySigned,
}: SigningFormProps) {
  const toast = useToast();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<SigningProblem | null>(null);
  const { submitting, sign } = useSigning(documentToSign, job, linkKey);

  const formik = useFormik<SigningValues>({
    initialValues: prefilledValues(job),
    validate: validateWith(documentToSign.schema),
    onSubmit: () => undefined,
  });
  const { values, setValues } = formik;
  const lacking = lacksAnything(documentToSign, values);
  const showMissing = useStandingToast(lacking);

  const [restored] = useState(() => readTypedText(documentToSign.formType, linkKey));
  useEffect(() => {
    if (Object.keys(restored).length > 0) void setValues((before) => ({ ...before, ...restored }), false);
  }, [restored, setValues]);
  useEffect(() => {
    if (formik.dirty) storeTypedText(documentToSign.formType, linkKey, values);
  }, [formik.dirty, values, documentToSign.formType, linkKey]);
  useUnsavedInput(formik.dirty);

  const showErrors = (errors: Readonly<Record<string, string>>) => {
    void formik.setTouched(setNestedObjectValues<FormikTouched<SigningValues>>(values, true), false);
    formik.setErrors(errors);
    if (form.current) focusFirstError(form.current, errors);
  };

  const settle = async (outcome: SigningOutcome) => {
    if (outcome.kind === 'signed' || outcome.kind === 'already-signed') {
      forgetTypedText(documentToSign.formType, linkKey);
      if (outcome.kind === 'signed') {
        if (outcome.missed) onAlreadySigned(<MissedSigningChange missed={outcome.missed} />);
        else onSigned();
      } else onAlreadySigned(outcome.sentence);
    } else if (outcome.kind === 'problem') {
      // Loads the new details before showing the sentence that refers to them.
      const stale = outcome.problem.kind === 'facts-changed' && (await reopen()).state !== 'open';
      setProblem(stale ? { kind: 'text-changed', sentence: staleSentence } : outcome.problem);
    } else if (outcome.kind === 'fields' && Object.keys(outcome.fields).some((name) => name in values)) {
      showErrors(outcome.fields);
    } else {
      setProblem({ kind: 'unanswered', reason: 'server' });
      toast({ title: 'Submission Failed', description: documentToSign.failed, destructive: true });
    }
  };

  const press = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
      if (lacking)
        showMissing({ title: 'Missing Information', description: documentToSign.missing, destructive: true });
      return;
    }
    const outcome = await sign(values);
    if (outcome !== null) await settle(outcome);
  };

  const open = documentToSign.canSubmit(values);
  return (
    <FormikProvider value={formik}>
      <Form ref={form} method="post" noValidate onSubmit={(event) => void press(event)}>
        <SigningFields documentToSign={documentToSign} job={job} />
        {problem && <ProblemNotice problem={problem} facts={signingFacts(documentToSign.text.type, job)} />}
        <PlainButton
          type="submit"
          onMouseDown={keepFieldFocused}
          disabled={submitting || !open}
          aria-describedby={noteId}
          style={{ width: '100%' }}
        >
          {submitting ? 'Submitting...' : documentToSign.submitLabel}
        </PlainButton>
        <p className="note" id={noteId}>
          {open
            ? 'We’ll email you the signed copy, with the time and device recorded as evidence.'
            : 'You can submit once you agree to the terms above.'}
        </p>
      </Form>
    </FormikProvider>
  );
}
