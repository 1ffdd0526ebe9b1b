import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { gloveDialog } from '@/ui/glove-dialog';
import { DoorCode } from './door-code';
import { useDoorLink, type CodePurpose } from './use-door-link';

interface DoorLinkDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly purpose: CodePurpose;
  readonly title: string;
  readonly call: CallAsAdmin;
  /** Whether the client has paid or signed, live. */
  readonly progress: ReactNode;
  /** Another way to do it. */
  readonly other?: ReactNode;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Shows the client at the door a code, with which they pay or sign on their own phone. */
export function DoorLinkDialog({
  open,
  job,
  purpose,
  title,
  call,
  progress,
  other,
  onClose,
  onExited,
}: DoorLinkDialogProps) {
  const id = useId();
  const { view, issue } = useDoorLink(call, job.id, purpose);
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={onPhone}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
      sx={gloveDialog}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {view.state === 'loading' && <LinearProgress aria-label="Creating the code" />}
        {view.state === 'failed' && <Typography role="alert">{view.why}</Typography>}
        {view.state === 'ready' && (
          <>
            <DoorCode
              url={view.link.url}
              expiresAt={view.link.expires_at}
              label={title}
              onRenew={() => void issue()}
            />
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {progress}
            </Typography>
            {other}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1, flexWrap: 'wrap' }}>
        {view.state === 'failed' && (
          <Button variant="contained" onClick={() => void issue()}>
            Try again
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
