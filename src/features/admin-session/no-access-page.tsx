import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { signOut } from '@/firebase/session/sign-out';
import { useToast } from '@/ui/use-toast';
import { Card, CenteredPage } from './centered-page';

interface NoAccessPageProps {
  readonly email: string;
  readonly title: string;
  readonly text: string;
  /** Checks again. @throws where the check fails. */
  readonly onRetry: () => Promise<void>;
}

/** For someone who is signed in without access: the reason, and what to do. */
export function NoAccessPage({ email, title, text, onRetry }: NoAccessPageProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } catch {
      toast({ title: 'We couldn’t reach the server. Try again in a moment.', destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <CenteredPage>
      <Card>
        <div>
          <Typography variant="h3" component="h1">
            {title}
          </Typography>
          <Typography sx={{ marginBlockStart: 1.5 }}>{text}</Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1.5, overflowWrap: 'anywhere' }}>
            Signed in as {email}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" disabled={busy} onClick={() => void signOut()}>
            Sign Out
          </Button>
          <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void retry()}>
            Check again
          </Button>
        </Box>
      </Card>
    </CenteredPage>
  );
}
