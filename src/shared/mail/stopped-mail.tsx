import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { denseHeight } from '@domain/brand/measures';
import { contactPreferencesRecord } from '@domain/contact-preferences/contact-preferences-record';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { useActions } from '@/ui/use-actions';
import { writtenInstant } from '@/ui/written-instant';

const Notice = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  marginTop: 4,
  fontSize: '0.8125rem',
});

interface StoppedMailProps {
  readonly preferencesId: string;
  readonly call: CallAsAdmin;
}

/**
 * That a person gets only necessary email because they marked one as spam, with a button to send the rest again; or that
 * the office has done so. Live.
 */
export function StoppedMail({ preferencesId, call }: StoppedMailProps) {
  const read = useLiveDocument(contactPreferencesRecord, preferencesId);
  const { act, running } = useActions();
  if (read.state !== 'found' || read.record.email === null) return null;
  const { optional, at } = read.record.email;
  if (optional === 'allowed') return <Notice>{`Reminders and news resumed ${writtenInstant(at)}`}</Notice>;
  return (
    <Notice>
      They get only what they need, such as confirmations and their report. No reminders, no news. If it was a
      mistake, you can resume the rest.
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        sx={{ minHeight: { xs: 44, lg: denseHeight } }}
        disabled={running.has('allow')}
        onClick={() =>
          void act(
            'allow',
            {
              done: 'Email Resumed',
              failed: 'Failed to resume their email.',
              about: 'From now on they also get reminders and news.',
              refusedOffline: true,
            },
            (idempotencyKey) => call('office-optional-mail-allow', { preferencesId, idempotencyKey }),
          )
        }
      >
        Resume all email
      </Button>
    </Notice>
  );
}
