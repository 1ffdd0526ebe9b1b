import { loginCodeDigits, loginCodeField, loginCodeMinutes } from '@domain/portal/login-code';
import { useEffect, useRef, useState } from 'react';
import { OutlinedField } from '@/forms/outlined-field';
import { problemOf } from '@/forms/problem-of';
import { PlainButton } from '@/ui/plain-button';
import { CallUs } from '@/ui/call-us';
import type { AskedCode } from './asked-code';
import type { LoginKind } from './login-kind';
import { SendAgain } from './send-again';
import type { useLogin } from './use-login';

interface CodeStepProps {
  readonly kind: LoginKind;
  readonly login: ReturnType<typeof useLogin>;
  readonly asked: AskedCode;
}

/** Asks for the emailed code. Spaces and dashes in it are ignored. */
export function CodeStep({ kind, login, asked }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    const problem = problemOf(loginCodeField, code);
    setWrong(problem);
    if (problem === undefined) await login.redeem(code);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p role="status">
        If <strong>{asked.email}</strong> {kind.known}, a code is on its way. It works for {loginCodeMinutes}{' '}
        minutes, in this browser.
      </p>
      <OutlinedField
        name="code"
        label="Code from the email"
        required
        autoComplete="one-time-code"
        value={code}
        inputRef={field}
        error={wrong ?? login.problem ?? undefined}
        hint={`${loginCodeDigits} digits.`}
        onChange={({ target }) => {
          setCode(target.value);
          setWrong(undefined);
          login.forget();
        }}
        onBlur={() => undefined}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 24, autoCapitalize: 'none', spellCheck: false },
          input: { sx: { fontSize: '1.375rem', letterSpacing: '0.12em' } },
        }}
      />
      <PlainButton type="submit" disabled={login.busy}>
        {login.busy ? 'Signing in...' : 'Sign in'}
      </PlainButton>
      <div className="ways">
        <SendAgain askedAt={asked.askedAt} busy={login.busy} onSend={() => void login.ask(asked.email)} />
        <PlainButton type="button" look="quiet" disabled={login.busy} onClick={login.startOver}>
          Use another address
        </PlainButton>
      </div>
      <p className="quiet">
        No email? Check your spam folder, or <CallUs>call us</CallUs> and we’ll help.
      </p>
    </form>
  );
}
