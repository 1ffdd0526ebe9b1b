import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** A field below that. */
  readonly field?: ReactNode;
  readonly confirm: string;
  /** The label of `confirm` while it is in progress. */
  readonly confirming: string;
  readonly cancel: string;
  /** Whether it can't be done now, as `children` says. */
  readonly refused?: boolean;
  /** Whether it deletes something. */
  readonly destructive?: boolean;
  readonly running: boolean;
  /** @returns whether the dialog may close. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Called after the dialog has faded out. */
  readonly onExited?: () => void;
}

/** Asks for confirmation of an irreversible action. A failed action can be retried in it. */
export function ConfirmDialog({
  open,
  title,
  children,
  field,
  confirm,
  confirming,
  cancel,
  refused = false,
  destructive = false,
  running,
  onConfirm,
  onClose,
  onExited,
}: ConfirmDialogProps) {
  const id = useId();
  const act = async () => {
    if (await onConfirm()) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!running) onClose();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { ...(onExited && { onExited }) } }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
        {field}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" autoFocus disabled={running} onClick={onClose}>
          {cancel}
        </Button>
        {!refused && (
          <Button
            color={destructive ? 'error' : 'primary'}
            variant="contained"
            disabled={running}
            onClick={() => void act()}
          >
            {running ? confirming : confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
