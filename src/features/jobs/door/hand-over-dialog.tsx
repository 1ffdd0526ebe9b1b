import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Job } from '@domain/job/job';
import { foundAddress } from '@domain/office/list-view';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { handOver } from '@/firebase/session/hand-over';
import { reportFault } from '@/logging/report-fault';
import { useConnection } from '@/offline/connectivity';
import { gloveDialog } from '@/ui/glove-dialog';
import { doorProblem } from './door-problem';

export interface HandOverDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly call: CallAsAdmin;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

type Step = { readonly state: 'asking' | 'locking' } | { readonly state: 'failed'; readonly why: string };

/** Locks the office on this device and opens the agreement, for a client who signs here. */
export function HandOverDialog({ open, job, call, onClose, onExited }: HandOverDialogProps) {
  const id = useId();
  const { offline } = useConnection();
  const [step, setStep] = useState<Step>({ state: 'asking' });
  const { name } = job.customer;

  const lock = async () => {
    setStep({ state: 'locking' });
    try {
      const request = {
        bookingId: job.id,
        purpose: 'hand_over',
        idempotencyKey: crypto.randomUUID(),
      } as const;
      const { url } = await call('office-door-link', request);
      const { pathname, search } = new URL(url);
      await handOver(`${pathname}${search}`, foundAddress('jobs', job.id));
      onClose();
    } catch (error) {
      reportFault('a device not handed over', error);
      setStep({ state: 'failed', why: doorProblem(error) });
    }
  };

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
        Hand this device to {name}?
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>
          It shows the agreement, and the back office is locked in every tab. To unlock it, you’ll need your
          password and a connection.
        </Typography>
        <Typography>What you typed and what isn’t sent yet stays on this device.</Typography>
        {step.state === 'failed' && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {step.why}
          </Typography>
        )}
        {offline && <Typography role="status">You’re offline, so it can’t be signed now.</Typography>}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={offline || step.state === 'locking'}
          onClick={() => void lock()}
        >
          {step.state === 'locking' ? 'Locking...' : 'Lock and hand over'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
