import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { handedDevice, type HandedDevice } from '@/firebase/session/handed-device';
import { holdsSession } from '@/firebase/session/session-end';
import { signIn } from '@/firebase/session/sign-in';
import { signInFailure } from '@/firebase/session/sign-in-failure';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';
import { Card, CenteredPage } from './centered-page';
import { SignInForm } from './sign-in-form';

/** Every page of the office while this device is handed over: the way back to the document, and the form that unlocks it. */
export function HandedDevicePage({ device }: { readonly device: HandedDevice }) {
  const session = useAdminSession();
  const navigate = useNavigate();
  const [signedIn, setSignedIn] = useState(false);
  const current = signedIn && session.state === 'signed-in' ? session : null;

  useEffect(() => {
    if (!current?.isAdmin) return;
    // A page that was open before goes on where it was.
    if (!holdsSession()) void navigate(device.job, { replace: true });
    handedDevice.end();
  }, [current, device.job, navigate]);

  return (
    <CenteredPage>
      <Card>
        <div>
          <Typography variant="h3" component="h1">
            This device is handed over
          </Typography>
          <Typography sx={{ marginBlockStart: 1.5 }}>
            It’s for reading and signing the agreement. The back office is locked.
          </Typography>
        </div>
        <ButtonLink href={device.document}>
          <Icon name="document" size={18} /> Back to the agreement
        </ButtonLink>
      </Card>
      <Card>
        <div>
          <Typography variant="h4" component="h2">
            For the inspector
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            Sign in to unlock the back office. Everything on this device is as you left it.
          </Typography>
        </div>
        {current?.isAdmin === false && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            This account has no access to the back office.
          </Typography>
        )}
        <SignInForm
          email={device.email}
          unlocks
          onSignIn={signIn}
          onSignedIn={() => setSignedIn(true)}
          failureText={signInFailure}
        />
      </Card>
    </CenteredPage>
  );
}
