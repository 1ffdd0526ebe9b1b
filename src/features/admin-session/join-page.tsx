import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OpenAccountAnswer } from '@domain/admin/account-calls';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { sentenceOf } from '@/api/sentence-of';
import { signIn } from '@/firebase/session/sign-in';
import { reportFault } from '@/logging/report-fault';
import { ButtonLink } from '@/ui/button-link';
import { CenteredPage, Card } from './centered-page';
import { LoadingPage } from './loading-page';
import { NewPasswordForm } from './new-password-form';

type View =
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly account: OpenAccountAnswer }
  /** It has expired, was used or replaced, or never existed: the server doesn't say which. */
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly sentence: string }
  /** The password is set, but the sign-in failed. */
  | { readonly state: 'set' };

/** /admin/join#{key}: by the link of an email, someone chooses a password and is signed in with it. */
export function JoinPage() {
  const { hash } = useLocation();
  // Kept for this page alone, because the address loses it once it is used.
  const [key] = useState(() => hash.slice(1));
  const [view, setView] = useState<View>({ state: 'loading' });
  const navigate = useNavigate();

  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let current = true;
    void viewOf(key).then((found) => current && setView(found));
    return () => {
      current = false;
    };
  }, [key, attempts]);

  const enter = async (email: string, password: string) => {
    // Before anything else runs on this page: the address has no key from here on.
    history.replaceState(null, '', routes.adminJoin);
    try {
      // Where a code is needed too, the sign-in page asks for it.
      if (await signIn(email, password)) return setView({ state: 'set' });
      await navigate(routes.admin, { replace: true });
    } catch (error) {
      reportFault('not signed in with a new password', error);
      setView({ state: 'set' });
    }
  };

  if (view.state === 'loading') return <LoadingPage />;
  if (view.state === 'open') {
    const { kind, email } = view.account;
    const joins = kind === 'invitation';
    return (
      <Framed
        title={joins ? `Join the team of ${business.name}` : 'Choose a new password'}
        text={
          joins
            ? 'Choose a password for the back office. You’ll sign in with your email address and this password.'
            : 'Your other devices will be signed out. What they haven’t sent yet stays on them.'
        }
      >
        <NewPasswordForm
          email={email}
          linkKey={key}
          onSet={(password) => enter(email, password)}
          onClosed={() => setView({ state: 'closed' })}
        />
      </Framed>
    );
  }
  if (view.state === 'failed') {
    return (
      <Framed title="We couldn’t open this link" text={view.sentence}>
        <Button
          variant="contained"
          onClick={() => {
            setView({ state: 'loading' });
            setAttempts(attempts + 1);
          }}
        >
          Try again
        </Button>
      </Framed>
    );
  }
  if (view.state === 'set') {
    return (
      <Framed title="Your password is set" text="Sign in with your email address and your new password.">
        <ButtonLink href={routes.adminAuth}>Sign in</ButtonLink>
      </Framed>
    );
  }
  return (
    <Framed
      title="This link doesn’t work anymore"
      text="It may have expired, been used already, or been replaced by a newer one. If you’ve chosen a password, sign in with it. If you’ve forgotten it, ask for a new link on the sign-in page."
    >
      <Typography>Are you new here? Ask the person who invited you for a new invitation.</Typography>
      <ButtonLink href={routes.adminAuth}>Go to sign-in</ButtonLink>
    </Framed>
  );
}

async function viewOf(key: string): Promise<View> {
  if (key === '') return { state: 'closed' };
  try {
    return { state: 'open', account: await callFunction('client-account-open', { key }, { byOffice: true }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return { state: 'closed' };
    reportFault('a password link not opened', error);
    return { state: 'failed', sentence: sentenceOf(error) };
  }
}

interface FramedProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Framed({ title, text, children }: FramedProps) {
  return (
    <CenteredPage>
      <Card>
        <div>
          <Typography variant="h3" component="h1">
            {title}
          </Typography>
          <Typography sx={{ marginBlockStart: 1.5 }}>{text}</Typography>
        </div>
        {children}
      </Card>
    </CenteredPage>
  );
}
