import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { cardRadius } from '@domain/brand/measures';
import { auditedCollections } from '@domain/audit/audited-collections';
import type { Mail } from '@domain/mail/mail';
import { isTextKind } from '@domain/mail/mail-state';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { Icon } from '@/ui/icon';
import { writtenInstant } from '@/ui/written-instant';
import { AboutPerson } from './about-person';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: cardRadius,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 16px',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface DelayedListProps {
  readonly mails: readonly Mail[];
  readonly titleOf: (mail: Mail) => string;
  readonly isRunning: (mail: Mail) => boolean;
  readonly onSend: (mail: Mail) => void;
}

/**
 * The emails and text messages delayed by their recipient's daily limit, each with its reason and a button to send it now; nothing
 * where there are none.
 */
export function DelayedList({ mails, titleOf, isRunning, onSend }: DelayedListProps) {
  const id = useId();
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 12, marginBlock: '8px 24px' }}>
      <Typography id={id} variant="h5" component="h2">
        Delayed messages
      </Typography>
      <Alert severity="info" icon={<Icon name="clock" />}>
        The daily limit for these recipients is used up, so these are waiting. They go out automatically at
        the time shown.
        {mails.some(({ kind }) => !isTextKind(kind)) &&
          ' The emails come from our public forms: send one now only if you know the request is real.'}
      </Alert>
      <List>
        {mails.map((mail) => (
          <li key={mail.id}>
            <div>
              {titleOf(mail)}
              <small>
                {`${auditedCollections[mail.subject.collection] ?? 'Record'}: `}
                <ReadBoundary fallback={() => 'Couldn’t be loaded'}>
                  <AboutPerson subject={mail.subject} />
                </ReadBoundary>
              </small>
              <small>{`Reason: daily limit for this ${isTextKind(mail.kind) ? 'phone' : 'recipient'}. Goes out ${writtenInstant(mail.next_attempt_at)}.`}</small>
            </div>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isRunning(mail)}
              startIcon={<Icon name="send" size={18} />}
              aria-label={`Send now: ${titleOf(mail)}`}
              onClick={() => onSend(mail)}
            >
              {isRunning(mail) ? 'Sending...' : 'Send now'}
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}
