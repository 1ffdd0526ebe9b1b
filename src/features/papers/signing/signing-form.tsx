import type { ClientBooking } from '@domain/access/client-forms';
import { styled } from '@mui/material/styles';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { PlainButton } from '@/ui/plain-button';
import { useToast } from '@/ui/use-toast';
import type { Paper } from '../paper';
import { ProblemNotice } from './problem-notice';
import { SigningFields } from './signing-fields';
import type { SigningProblem } from './signing-problem';
import { prefilledValues, type SigningValues } from './signing-values';
import { forgetTypedText, keepTypedText, readTypedText } from './typed-text';
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
  readonly paper: Paper;
  readonly booking: ClientBooking;
  readonly bookingKey: string;
  readonly onSigned: () => void;
  /** It was signed before, elsewhere. `sentence` says so. */
  readonly onAlreadySigned: (sentence: string) => void;
}

const isBlank = (text: string) => text.trim() === '';

/** Whether something required is missing, rather than wrong. */
function lacksAnything(paper: Paper, values: SigningValues): boolean {
  const { client_name, property_address, client_signature, electronic_consent } = values;
  const blank = [client_name, property_address, client_signature].some(isBlank);
  return blank || !electronic_consent || paper.lacksConsent(values);
}

/** Where a paper is signed. */
export function SigningForm({ paper, booking, bookingKey, onSigned, onAlreadySigned }: SigningFormProps) {
  const toast = useToast();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<SigningProblem | null>(null);
  const { submitting, sign } = useSigning(paper, bookingKey);

  const formik = useFormik<SigningValues>({
    initialValues: prefilledValues(booking),
    validate: validateWith(paper.schema),
    onSubmit: () => undefined,
  });
  const { values, setValues } = formik;

  const [restored] = useState(() => readTypedText(paper.formType, bookingKey));
  useEffect(() => {
    if (Object.keys(restored).length > 0) void setValues((before) => ({ ...before, ...restored }), false);
  }, [restored, setValues]);
  useEffect(() => {
    if (formik.dirty) keepTypedText(paper.formType, bookingKey, values);
  }, [formik.dirty, values, paper.formType, bookingKey]);
  useUnsavedInput(formik.dirty);

  const showErrors = (errors: Readonly<Record<string, string>>) => {
    void formik.setTouched(setNestedObjectValues<FormikTouched<SigningValues>>(values, true), false);
    formik.setErrors(errors);
    if (form.current) focusFirstError(form.current, errors);
  };

  const settle = (outcome: SigningOutcome) => {
    if (outcome.kind === 'signed' || outcome.kind === 'already-signed') {
      forgetTypedText(paper.formType, bookingKey);
      if (outcome.kind === 'signed') onSigned();
      else onAlreadySigned(outcome.sentence);
    } else if (outcome.kind === 'problem') setProblem(outcome.problem);
    else if (outcome.kind === 'fields' && Object.keys(outcome.fields).some((name) => name in values)) {
      showErrors(outcome.fields);
    } else toast({ title: 'Submission Failed', description: paper.failed, destructive: true });
  };

  const press = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const errors = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
      if (lacksAnything(paper, values))
        toast({ title: 'Missing Information', description: paper.missing, destructive: true });
      return;
    }
    const outcome = await sign(values);
    if (outcome !== null) settle(outcome);
  };

  const open = paper.canSubmit(values);
  return (
    <FormikProvider value={formik}>
      <Form ref={form} method="post" noValidate onSubmit={(event) => void press(event)}>
        <SigningFields {...paper} />
        {problem && <ProblemNotice problem={problem} />}
        <PlainButton
          type="submit"
          onMouseDown={keepFieldFocused}
          disabled={submitting || !open}
          aria-describedby={noteId}
          style={{ width: '100%' }}
        >
          {submitting ? 'Submitting...' : paper.submitLabel}
        </PlainButton>
        <p className="note" id={noteId}>
          {open
            ? 'We e-mail you the signed copy, with the time and the device as evidence.'
            : 'The button works once you have agreed to the terms above.'}
        </p>
      </Form>
    </FormikProvider>
  );
}
