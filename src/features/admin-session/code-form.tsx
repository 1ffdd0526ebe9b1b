import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { object } from 'yup';
import { codeField } from '@domain/admin/two-step-calls';
import { AppError } from '@domain/errors/app-error';
import { signInFailure } from '@/firebase/session/sign-in-failure';
import { focusFirstError } from '@/forms/focus-first-error';
import { FormTextField } from '@/forms/form-text-field';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { validateWith } from '@/forms/validate-with';

const validate = validateWith(object({ code: codeField }));

interface CodeFormProps {
  readonly submit: string;
  /** The label of `submit` while it is in progress. */
  readonly submitting: string;
  readonly destructive?: boolean;
  /** Whether a recovery code can be entered instead. */
  readonly mayRecover?: boolean;
  /** Why it fails stands at the field. The key is the same for a repetition whose outcome is unknown. */
  readonly onCode: (code: string, idempotencyKey: string) => Promise<void>;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** Asks for a code of the admin's app. */
export function CodeForm({
  submit,
  submitting,
  destructive = false,
  mayRecover = false,
  onCode,
  cancel,
  onCancel,
}: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const unanswered = useRef<{ readonly code: string; readonly key: string } | null>(null);
  const [recovers, setRecovers] = useState(false);

  const send = async (code: string) => {
    const attempt =
      unanswered.current?.code === code ? unanswered.current : { code, key: crypto.randomUUID() };
    unanswered.current = attempt;
    try {
      await onCode(code, attempt.key);
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === 'unavailable';
      if (!isUnknown) unanswered.current = null;
      throw error;
    }
  };

  return (
    <Formik
      initialValues={{ code: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async ({ code }, { setErrors }) => {
        try {
          await send(code);
        } catch (error) {
          setErrors({ code: signInFailure(error) });
          if (form.current) focusFirstError(form.current, { code: true });
        }
      }}
    >
      {({ isSubmitting, errors, handleSubmit, resetForm }) => (
        <Form
          ref={form}
          noValidate
          onSubmit={(event) => {
            if (form.current) focusFirstError(form.current, errors);
            handleSubmit(event);
          }}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FormTextField
              key={recovers ? 'recovery' : 'app'}
              name="code"
              label={recovers ? 'Recovery code' : 'Code from your app'}
              hint={
                recovers
                  ? 'One of the ten codes you saved. Each works once.'
                  : 'Six digits. A new code every 30 seconds.'
              }
              required
              autoFocus
              autoComplete={recovers ? 'off' : 'one-time-code'}
              slotProps={{
                htmlInput: {
                  inputMode: recovers ? 'text' : 'numeric',
                  maxLength: 24,
                  autoCapitalize: 'none',
                  spellCheck: false,
                },
              }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                type="submit"
                variant="contained"
                color={destructive ? 'error' : 'primary'}
                disabled={isSubmitting}
                onMouseDown={keepFieldFocused}
              >
                {isSubmitting ? submitting : submit}
              </Button>
              {mayRecover && (
                <Button
                  color="inherit"
                  disabled={isSubmitting}
                  onClick={() => {
                    resetForm();
                    setRecovers(!recovers);
                  }}
                >
                  {recovers ? 'Use your app' : 'Use a recovery code'}
                </Button>
              )}
              <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
                {cancel}
              </Button>
            </Box>
          </Box>
        </Form>
      )}
    </Formik>
  );
}
