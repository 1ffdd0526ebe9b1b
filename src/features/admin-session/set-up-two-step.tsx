import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import type { BeginFactorAnswer, RecoveryCodesAnswer } from '@domain/admin/two-step-calls';
import { signInFailure } from '@/firebase/session/sign-in-failure';
import { FieldMessage } from '@/forms/field-message';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';

export interface SetUp {
  /** The secret for the app. */
  readonly begin: () => Promise<BeginFactorAnswer>;
  readonly confirm: (code: string, idempotencyKey: string) => Promise<RecoveryCodesAnswer>;
}

interface SetUpTwoStepProps {
  /** The same object while it is shown. */
  readonly setUp: SetUp;
  /** The label of the last button, which calls `onDone`. */
  readonly done: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type Shown = BeginFactorAnswer | { readonly failure: string } | null;

/** Connects an app that shows codes, and shows the recovery codes once a first code was right. */
export function SetUpTwoStep({ setUp, done, onDone, onCancel }: SetUpTwoStepProps) {
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<Shown>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let current = true;
    setUp.begin().then(
      (answer) => current && setShown(answer),
      (error: unknown) => current && setShown({ failure: signInFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [setUp, tries]);

  if (codes !== null) return <RecoveryCodes codes={codes} done={done} onDone={onDone} />;
  if (shown === null) {
    return (
      <div role="group" aria-busy="true" aria-label="The code is loading">
        <Skeleton variant="rectangular" width={200} height={200} />
      </div>
    );
  }
  if ('failure' in shown) {
    return (
      <div role="alert">
        <FieldMessage error={shown.failure} hint={undefined} />
        <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => {
              setShown(null);
              setTries(tries + 1);
            }}
          >
            Try again
          </Button>
          <Button color="inherit" onClick={onCancel}>
            Cancel
          </Button>
        </Box>
      </div>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Scan this with an authenticator app, such as Google Authenticator or the passwords app on your phone.
        Then enter the code that it shows.
      </Typography>
      {/* Black on white in both color schemes, because cameras need it. */}
      <Box
        sx={{
          width: 'min(100%, 200px)',
          borderRadius: 1,
          overflow: 'hidden',
          '& svg': { display: 'block', width: '100%', height: 'auto' },
        }}
      >
        <QRCodeSVG value={shown.uri} size={200} marginSize={4} title="QR code for your app" role="img" />
      </Box>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Can’t scan it? Enter this key in your app:
        </Typography>
        <Typography
          component="p"
          translate="no"
          sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {shown.secret}
        </Typography>
      </div>
      <CodeForm
        submit="Turn on"
        submitting="Turning on..."
        cancel="Cancel"
        onCancel={onCancel}
        onCode={async (code, key) => setCodes((await setUp.confirm(code, key)).recoveryCodes)}
      />
    </Box>
  );
}
