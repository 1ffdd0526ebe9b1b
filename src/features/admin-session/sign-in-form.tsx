import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { lazy, Suspense, useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import { emailField } from '@domain/contact/fields';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import type { SecondStep } from '@/firebase/session/begin-session';
import { useToast } from '@/ui/use-toast';
import { PasswordField } from './password-field';

// Most accounts need no second step, and it draws QR codes.
const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form')).SecondStepForm,
}));

const signInSchema = object({
  email: emailField,
  password: string().required('Enter your password.'),
}).required();

type SignInValues = InferType<typeof signInSchema>;

interface SignInFormProps {
  /** @returns the second step; null where none is needed. @throws the auth provider's error. */
  readonly onSignIn: (email: string, password: string) => Promise<SecondStep | null>;
  /** Called once nothing is left to do. */
  readonly onSignedIn?: () => void;
  /** The email address that is filled in. */
  readonly email?: string;
  /** The sentence for an error of `onSignIn`. */
  readonly failureText: (error: unknown) => string;
  /**
   * Whether it unlocks a device that a client holds: the browser is asked not to fill in a stored password, and a
   * failure is shown at the field, because the page's toasts are hidden.
   */
  readonly unlocks?: boolean;
}

const validate = validateWith(signInSchema);

/** Email and password, which stay filled in when the sign-in fails, and then the code if the account needs one. */
export function SignInForm({
  onSignIn,
  onSignedIn,
  email = '',
  failureText,
  unlocks = false,
}: SignInFormProps) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const submitWords = unlocks ? 'Unlock' : 'Sign In';
  const finish = () => {
    if (!unlocks) toast({ title: 'Login successful' });
    onSignedIn?.();
  };

  const submit = async (
    { email, password }: SignInValues,
    { setErrors }: Pick<FormikHelpers<SignInValues>, 'setErrors'>,
  ) => {
    try {
      const next = await onSignIn(email, password);
      if (next === null) finish();
      else setStep(next);
    } catch (error) {
      if (unlocks) setErrors({ password: failureText(error) });
      else toast({ title: failureText(error), destructive: true });
      if (form.current) focusFirstError(form.current, { password: true });
    }
  };

  if (step !== null) {
    return (
      <Suspense fallback={null}>
        <SecondStepForm step={step} submit={submitWords} onSignedIn={finish} onBack={() => setStep(null)} />
      </Suspense>
    );
  }
  return (
    <Formik
      initialValues={{ email, password: '' } satisfies SignInValues}
      validate={validate}
      onSubmit={submit}
    >
      {({ isSubmitting, errors, handleSubmit }) => (
        <Form
          ref={form}
          noValidate
          onSubmit={(event) => {
            if (form.current) focusFirstError(form.current, errors);
            handleSubmit(event);
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <FormTextField
              name="email"
              label="Email"
              type="email"
              required
              autoComplete={unlocks ? 'off' : 'username'}
              slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
            />
            <PasswordField
              name="password"
              label="Password"
              {...(unlocks && { autoComplete: 'new-password' })}
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={isSubmitting}
              onMouseDown={keepFieldFocused}
            >
              {isSubmitting ? 'Signing in...' : submitWords}
            </Button>
          </Box>
        </Form>
      )}
    </Formik>
  );
}
