import { emailField } from '@domain/contact/fields';
import { loginCodeMinutes } from '@domain/portal/login-code';
import { useRef, useState } from 'react';
import { OutlinedField } from '@/forms/outlined-field';
import { problemOf } from '@/forms/problem-of';
import { PlainButton } from '@/ui/plain-button';
import type { LoginKind } from './login-kind';
import type { useLogin } from './use-login';

interface EmailStepProps {
  readonly kind: LoginKind;
  readonly login: ReturnType<typeof useLogin>;
}

export function EmailStep({ kind, login }: EmailStepProps) {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async () => {
    const problem = problemOf(emailField, email);
    setWrong(problem);
    if (problem !== undefined || !(await login.ask(emailField.cast(email)))) field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <OutlinedField
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="email"
        value={email}
        inputRef={field}
        error={wrong ?? login.problem ?? undefined}
        hint={kind.emailHint}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(undefined);
          login.forget();
        }}
        onBlur={() => undefined}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <PlainButton type="submit" disabled={login.busy}>
        {login.busy ? 'Sending...' : 'Send me a code'}
      </PlainButton>
      <p className="quiet">
        No password needed. We’ll email you a code that works for {loginCodeMinutes} minutes.
      </p>
    </form>
  );
}
