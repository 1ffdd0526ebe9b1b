import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { RequestedMail } from '@domain/mail/requested-mail';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { notSentAgain } from '@/shared/mail/not-sent-again';
import { useActions } from '@/ui/use-actions';
import { ReportRecipients } from './report-recipients';

interface SendReportDialogProps {
  readonly open: boolean;
  /** Null for a report without a job. */
  readonly bookingId: string | null;
  /** The client's address. */
  readonly email: string;
  /** Whether the client was sent it before. */
  readonly again: boolean;
  readonly call: CallAsAdmin;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Shows who gets a report before it is sent, or sent again. */
export function SendReportDialog({ open, bookingId, email, again, ...props }: SendReportDialogProps) {
  const { call, onSend, onClose, onExited } = props;
  const id = useId();
  const { act, running } = useActions();
  const label = again ? 'Resend Report' : 'Send Report';
  const resendShare = (of: string) =>
    void act<RequestedMail>(
      `share ${of}`,
      {
        done: (mail) => notSentAgain(mail, '')?.title ?? 'Link Sent Again',
        failed: 'Failed to send their link again.',
        about: (mail) =>
          notSentAgain(mail, 'them')?.description ?? 'They’re getting an email with their own link.',
      },
      (idempotencyKey) => call('office-share-resend', { bookingId: of, idempotencyKey }),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        {label}
      </DialogTitle>
      <DialogContent>
        <ReportRecipients
          bookingId={bookingId}
          email={email}
          ifSent={
            bookingId !== null && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                disabled={running.size > 0}
                onClick={() => resendShare(bookingId)}
              >
                Email their link again
              </Button>
            )
          }
        />
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 16px', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            onSend();
            onClose();
          }}
        >
          {again ? 'Resend to Client' : 'Send to Client'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
