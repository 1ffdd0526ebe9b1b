import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { FilmFollows } from '@/films/film-follows';
import { filmsOf, type OfficeEntry } from '@/offline/office/office-entry';
import { waitWords } from '@/offline/office/wait-words';
import { ReportRecipients } from '@/shared/report/report-recipients';
import { Icon } from '@/ui/icon';
import type { GenerationEntry } from './report-entries';

export interface GeneratedActions {
  readonly send: () => void;
  readonly view: (url: string) => void;
  readonly copyLink: (url: string) => void;
  readonly clear: () => void;
  /** Loads an unsent report back into the form. */
  readonly editAgain: () => void;
  /** Whether the email is being requested. */
  readonly sending: boolean;
}

interface GeneratedDialogProps {
  readonly open: boolean;
  readonly entry: GenerationEntry;
  /** The requested email's outbox entry, while it waits. */
  readonly mailing: OfficeEntry | null;
  readonly email: string;
  readonly actions: GeneratedActions;
  readonly onClose: () => void;
}

/** Actions on a generated report: send, view, copy its link, clear the form. */
export function GeneratedDialog({ open, entry, mailing, email, actions, onClose }: GeneratedDialogProps) {
  const id = useId();
  const { answer } = entry;
  const waiting = actions.sending ? null : mailing;
  const version = answer && answer.version > 1 ? `, version ${answer.version}` : '';
  const button = {
    size: 'large',
    variant: 'outlined',
    color: 'inherit',
    sx: { minHeight: gloveHeight },
  } as const;
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h4" component="h2">
        {answer ? `Report generated${version}` : 'Report saved on this device'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{answer ? 'Client not notified yet.' : waitingText(entry)}</Typography>
        <FilmFollows films={filmsOf(entry.action)} />
        {waiting && <Typography role="status">{mailingText(waiting, email)}</Typography>}
        {!waiting && entry.action.kind !== 'submit' && (
          <>
            <ReportRecipients bookingId={entry.action.bookingId} email={email} />
            <Button
              {...button}
              variant="contained"
              color="primary"
              autoFocus
              disabled={actions.sending}
              startIcon={<Icon name="send" size={20} />}
              onClick={actions.send}
            >
              {sendLabel(actions.sending, answer !== undefined)}
            </Button>
          </>
        )}
        {answer && (
          <>
            <Button
              {...button}
              startIcon={<Icon name="external" size={20} />}
              onClick={() => actions.view(answer.url)}
            >
              View Report
            </Button>
            <Button
              {...button}
              startIcon={<Icon name="copy" size={20} />}
              onClick={() => actions.copyLink(answer.url)}
            >
              Copy Link
            </Button>
          </>
        )}
        {!answer && (
          <Button {...button} startIcon={<Icon name="edit" size={20} />} onClick={actions.editAgain}>
            Edit Again
          </Button>
        )}
        <Button
          {...button}
          disabled={actions.sending}
          startIcon={<Icon name="document" size={20} />}
          onClick={actions.clear}
        >
          Clear Form
        </Button>
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 16px' }}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sendLabel(sending: boolean, generated: boolean): string {
  if (sending) return 'Sending...';
  return generated ? 'Send Report' : 'Send Report When Ready';
}

function waitingText({ reason = 'server', said }: GenerationEntry): string {
  return `The report is complete and saved on this device. ${said?.userMessage ?? ''} ${waitWords[reason]} You can close this page in the meantime.`;
}

function mailingText({ state, attempts, reason, refusal }: OfficeEntry, email: string): string {
  if (state === 'needs-attention')
    return refusal?.userMessage ?? 'Failed to send report email. Please try again.';
  const then = attempts === 0 ? 'It goes out right after the report.' : waitWords[reason ?? 'server'];
  return `The email to ${email} is waiting on this device. ${then}`;
}
