import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { object, string, type InferType } from 'yup';
import { emailField } from '@domain/contact/fields';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useToast } from '@/ui/use-toast';
import { PasswordField } from './password-field';

const signInSchema = object({
  email: emailField,
  password: string().required('Enter your password.'),
}).required();

type SignInValues = InferType<typeof signInSchema>;

interface SignInFormProps {
  /** @throws the auth provider's error. */
  readonly onSignIn: (email: string, password: string) => Promise<void>;
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

/** Email and password. Both stay filled in when the sign-in fails. */
export function SignInForm({ onSignIn, email = '', failureText, unlocks = false }: SignInFormProps) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (
    { email, password }: SignInValues,
    { setErrors }: Pick<FormikHelpers<SignInValues>, 'setErrors'>,
  ) => {
    try {
      await onSignIn(email, password);
      if (!unlocks) toast({ title: 'Login successful' });
    } catch (error) {
      if (unlocks) setErrors({ password: failureText(error) });
      else toast({ title: failureText(error), destructive: true });
      if (form.current) focusFirstError(form.current, { password: true });
    }
  };

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
              {isSubmitting ? 'Signing in...' : unlocks ? 'Unlock' : 'Sign In'}
            </Button>
          </Box>
        </Form>
      )}
    </Formik>
  );
}
