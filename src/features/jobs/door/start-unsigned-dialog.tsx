import Box from '@mui/material/Box';
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
import { gloveDialog } from '@/ui/glove-dialog';

/** The dialogs of the two ways to sign now. */
const ways = {
  phone: lazy(async () => ({ default: (await import('./signing-code')).SigningCode })),
  device: lazy(async () => ({ default: (await import('./hand-over-dialog')).HandOverDialog })),
};

interface StartUnsignedDialogProps {
  readonly open: boolean;
  readonly job: Job;
  /** Whether it turned out to be signed, by what this device knows now. */
  readonly signed: boolean;
  readonly call: CallAsAdmin;
  readonly onStart: () => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Warns before a job starts without a signed agreement. Nothing is blocked. */
export function StartUnsignedDialog({ job, signed, call, onStart, ...dialog }: StartUnsignedDialogProps) {
  const id = useId();
  const [way, setWay] = useState<keyof typeof ways | null>(null);
  const { offline } = useConnection();
  if (way !== null) {
    const Signing = ways[way];
    return <Signing {...dialog} job={job} call={call} />;
  }
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
      sx={gloveDialog}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2">
        {signed ? 'The agreement is signed' : 'Your liability limit does not apply'}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 1.5 }}>
        {signed ? (
          <Typography role="status">{name} has signed it. You can start the job.</Typography>
        ) : (
          <>
            <Typography>
              {name} hasn’t signed the agreement, which is what limits your liability for this inspection.
            </Typography>
            <Typography>
              {offline
                ? 'You’re offline, so it can’t be signed now. You can start anyway. We’ll record that it wasn’t signed.'
                : 'Have it signed now, or start anyway. We’ll record that it wasn’t signed.'}
            </Typography>
          </>
        )}
        {!signed && !offline && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 auto' } }}>
            <Button variant="contained" autoFocus onClick={() => setWay('phone')}>
              Sign on their phone
            </Button>
            <Button color="inherit" variant="outlined" onClick={() => setWay('device')}>
              Sign on this device
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          {...(signed ? { variant: 'contained' } : { color: 'inherit', variant: 'outlined' })}
          onClick={() => {
            onStart();
            onClose();
          }}
        >
          {signed ? 'Start Job' : 'Start anyway'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
