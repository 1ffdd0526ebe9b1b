import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import type { LoginKind } from './login-kind';
import { useLogin } from './use-login';

/** The steps of signing in: an email address, then the emailed code. */
export function LoginSteps({ kind }: { readonly kind: LoginKind }) {
  const login = useLogin(kind);
  return login.asked ? (
    <CodeStep key={login.asked.loginId} kind={kind} login={login} asked={login.asked} />
  ) : (
    <EmailStep kind={kind} login={login} />
  );
}
