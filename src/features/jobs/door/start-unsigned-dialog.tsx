import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { lazy, useId, useState } from 'react';
import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useConnection } from '@/offline/connectivity';

const SigningCode = lazy(async () => ({ default: (await import('./signing-code')).SigningCode }));

interface StartUnsignedDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly call: CallAsAdmin;
  readonly onStart: () => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Warns before a job starts without a signed agreement. Nothing is blocked. */
export function StartUnsignedDialog({ job, call, onStart, ...dialog }: StartUnsignedDialogProps) {
  const id = useId();
  const [signs, setSigns] = useState(false);
  const { offline } = useConnection();
  if (signs) return <SigningCode {...dialog} job={job} call={call} />;
  const { name } = job.customer;
  const { open, onClose, onExited } = dialog;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2">
        Your liability limit does not apply
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>
          {name} hasn’t signed the agreement, which is what limits your liability for this inspection.
        </Typography>
        <Typography>
          {offline
            ? 'You’re offline, so it can’t be signed now. You can start anyway. We’ll record that it wasn’t signed.'
            : 'Have it signed now on the client’s phone, or start anyway. We’ll record that it wasn’t signed.'}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => {
            onStart();
            onClose();
          }}
        >
          Start anyway
        </Button>
        {!offline && (
          <Button variant="contained" autoFocus onClick={() => setSigns(true)}>
            Sign now
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
