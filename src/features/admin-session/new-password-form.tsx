import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { passwordHint, passwordProblem } from '@domain/admin/password-rules';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { sentenceOf } from '@/api/sentence-of';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { OutlinedField } from '@/forms/outlined-field';
import { reportFault } from '@/logging/report-fault';
import { PasswordField } from './password-field';

interface Values {
  readonly password: string;
}

interface NewPasswordFormProps {
  /** Whose password it is. */
  readonly email: string;
  /** The key of the link. */
  readonly linkKey: string;
  /** Called once the server has the password. */
  readonly onSet: (password: string) => Promise<void>;
  /** Called where the link doesn't work anymore. */
  readonly onClosed: () => void;
}

/** Asks for a new password. What was typed stays when the call fails. */
export function NewPasswordForm({ email, linkKey, onSet, onClosed }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The same for every attempt with the same password: a lost answer doesn't use the link up for its owner.
  const attempt = useRef({ password: '', idempotencyKey: '' });

  const submit = async ({ password }: Values, { setErrors }: Pick<FormikHelpers<Values>, 'setErrors'>) => {
    if (attempt.current.password !== password) {
      attempt.current = { password, idempotencyKey: crypto.randomUUID() };
    }
    const { idempotencyKey } = attempt.current;
    try {
      await callFunction(
        'client-password-set',
        { key: linkKey, password, idempotencyKey },
        { byOffice: true },
      );
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return onClosed();
      reportFault('a password not set', error);
      const fields = error instanceof AppError ? error.details.fields : undefined;
      setErrors({ password: fields?.password ?? sentenceOf(error) });
      if (form.current) focusFirstError(form.current, { password: true });
      return;
    }
    await onSet(password);
  };

  return (
    <Formik
      initialValues={{ password: '' } satisfies Values}
      validate={({ password }) => {
        const problem = passwordProblem(password, email);
        return problem === null ? {} : { password: problem };
      }}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting, handleSubmit, validateForm }) => (
        <Form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            handleSubmit(event);
            void validateForm().then((errors) => form.current && focusFirstError(form.current, errors));
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {/* So that a password manager stores the password with its address. */}
            <OutlinedField
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={() => undefined}
              onBlur={() => undefined}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <PasswordField
              name="password"
              label="New password"
              autoComplete="new-password"
              hint={passwordHint}
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={isSubmitting}
              onMouseDown={keepFieldFocused}
            >
              {isSubmitting ? 'Saving...' : 'Save password and sign in'}
            </Button>
          </Box>
        </Form>
      )}
    </Formik>
  );
}
