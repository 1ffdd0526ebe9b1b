import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportedAs } from '@/logging/report-fault';
import { isReport, type OfficeEntry } from '@/offline/office/office-entry';
import { wakeOfficeSender } from '@/offline/office/office-sender';
import { removeOfficeEntry } from '@/offline/office/office-store';
import { useToast } from '@/ui/use-toast';
import { writtenInstant } from '@/ui/written-instant';
import { reportAddress } from '../report/report-address';
import { entryState, entryTitle } from './entry-words';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingBlock: 12 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& [data-refused] small:last-of-type': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

interface UnsentDialogProps {
  readonly entries: readonly OfficeEntry[];
  readonly onClose: () => void;
}

/** The unsent entries, in the order in which they are sent. */
export function UnsentDialog({ entries, onClose }: UnsentDialogProps) {
  const id = useId();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = async (entry: OfficeEntry) => {
    if (await removeOfficeEntry(entry.id).catch(reportedAs('an office entry not removed', false)))
      return wakeOfficeSender();
    toast({
      title: 'It may have reached the server already.',
      description: 'It stays here until we know.',
      destructive: true,
    });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h4" component="h2">
        {entries.length === 0 ? 'Everything was sent' : 'Not sent yet'}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>
          {entries.length === 0
            ? 'The server has everything you did on this device.'
            : 'This is safe on this device and is sent in this order, job by job.'}
        </Typography>
        <List>
          {entries.map((entry) => {
            const name = `${entryTitle(entry)}, ${entry.about}`;
            const { action } = entry;
            return (
              <li key={entry.id} data-refused={entry.state === 'needs-attention' || undefined}>
                <div>
                  <strong>{name}</strong>
                  <small>{writtenInstant(new Date(entry.createdAt).toISOString())}</small>
                  <small>{entryState(entry)}</small>
                </div>
                {isReport(action) && (
                  <Button
                    variant="outlined"
                    color="inherit"
                    aria-label={`Open: ${name}`}
                    onClick={() => {
                      onClose();
                      void navigate(reportAddress(action));
                    }}
                  >
                    Open
                  </Button>
                )}
                {!isReport(action) && (
                  <Button color="error" aria-label={`Remove: ${name}`} onClick={() => void remove(entry)}>
                    Remove
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px', gap: 1 }}>
        {entries.length > 0 && (
          <Button color="inherit" onClick={wakeOfficeSender}>
            Try now
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
