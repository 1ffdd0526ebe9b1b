import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { object, type InferType } from 'yup';
import { resetHours } from '@domain/admin/account-calls';
import { emailField } from '@domain/contact/fields';
import { hoursInWords } from '@domain/text/counted';
import { callFunction } from '@/api/call-function';
import { sentenceOf } from '@/api/sentence-of';
import { focusFirstError } from '@/forms/focus-first-error';
import { FormTextField } from '@/forms/form-text-field';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { validateWith } from '@/forms/validate-with';
import { reportFault } from '@/logging/report-fault';

const schema = object({ email: emailField }).required();
type Values = InferType<typeof schema>;
const validate = validateWith(schema);

/** Asks for a link to a new password. The answer is the same for every address. */
export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());

  const submit = async (values: Values, { setErrors }: Pick<FormikHelpers<Values>, 'setErrors'>) => {
    const { email } = schema.cast(values);
    try {
      const request = { email, idempotencyKey: key.current };
      await callFunction('client-password-request', request, { byOffice: true });
      setAsked(email);
    } catch (error) {
      reportFault('a new password not requested', error);
      setErrors({ email: sentenceOf(error) });
      if (form.current) focusFirstError(form.current, { email: true });
    }
    key.current = crypto.randomUUID();
  };

  return (
    <>
      <div>
        <Typography variant="h3" component="h1">
          {asked === null ? 'Forgot your password?' : 'Look in your inbox'}
        </Typography>
        <Typography
          role={asked === null ? undefined : 'status'}
          sx={{ marginBlockStart: 1.5, overflowWrap: 'anywhere' }}
        >
          {asked === null
            ? 'Enter your email address, and we’ll email you a link to choose a new one.'
            : `If ${asked} belongs to an account, we’ve emailed a link. It works for ${hoursInWords(resetHours)}. No email? Check your spam folder, or ask an owner of your team.`}
        </Typography>
      </div>
      {asked === null && (
        <Formik initialValues={{ email: '' } satisfies Values} validate={validate} onSubmit={submit}>
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
                  autoComplete="username"
                  slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
                />
                <Button
                  type="submit"
                  variant="contained"
                  size="large"
                  disabled={isSubmitting}
                  onMouseDown={keepFieldFocused}
                >
                  {isSubmitting ? 'Sending...' : 'Email me a link'}
                </Button>
              </Box>
            </Form>
          )}
        </Formik>
      )}
      <Button color="inherit" onClick={onBack}>
        Back to sign-in
      </Button>
    </>
  );
}
