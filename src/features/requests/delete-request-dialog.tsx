import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Lead } from '@domain/request/lead';
import type { ActionOutcome } from './use-request-actions';

interface DeleteRequestDialogProps {
  readonly lead: Lead;
  readonly open: boolean;
  readonly running: boolean;
  readonly onDelete: () => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

/** Asks before a request is deleted, as nothing brings it back. */
export function DeleteRequestDialog({
  lead,
  open,
  running,
  onDelete,
  onClose,
  onExited,
}: DeleteRequestDialogProps) {
  const titleId = useId();
  const confirm = async () => {
    if ((await onDelete()) !== 'failed') onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!running) onClose();
      }}
      aria-labelledby={titleId}
      slotProps={{ transition: { ...(onExited && { onExited }) } }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        Delete the request of {lead.name}?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          The request goes for good, and {lead.name} is not told. To keep it on record, decline it instead.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1 }}>
        <Button color="inherit" autoFocus disabled={running} onClick={onClose}>
          Keep
        </Button>
        <Button color="error" variant="contained" disabled={running} onClick={() => void confirm()}>
          {running ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
