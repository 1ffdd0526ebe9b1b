import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface NoticeDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

/** Asks for the minutes of a notice, and says whom it goes to. */
export function NoticeDialog({
  open,
  title,
  children,
  confirm,
  disabled = false,
  onConfirm,
  onClose,
  onExited,
}: NoticeDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { ...(onExited && { onExited }) } }}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </DialogContent>
      <DialogActions
        sx={{ padding: '8px 24px 20px', gap: 1, '& .MuiButton-root': { minHeight: 56, flex: 1, margin: 0 } }}
      >
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={disabled}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
