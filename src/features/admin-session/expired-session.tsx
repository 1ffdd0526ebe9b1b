import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { signIn } from '@/firebase/session/sign-in';
import { signInFailure } from '@/firebase/session/sign-in-failure';
import { signOut } from '@/firebase/session/sign-out';
import { SignInForm } from './sign-in-form';

interface ExpiredSessionProps {
  readonly open: boolean;
  /** The email address of the expired session. */
  readonly email: string;
}

/**
 * Asks for the password again, over the page. What was typed there stays, and is hidden from anyone else at the
 * computer.
 */
export function ExpiredSession({ open, email }: ExpiredSessionProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        Your session has ended
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>Sign in again to continue. What you typed is still here.</Typography>
        <SignInForm email={email} onSignIn={signIn} failureText={signInFailure} />
        <Button color="inherit" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </DialogContent>
    </Dialog>
  );
}
