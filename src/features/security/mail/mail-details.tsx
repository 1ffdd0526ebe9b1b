import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isTextKind } from '@domain/mail/mail-state';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { Facts } from '@/ui/facts';
import { TrailLink } from '@/shared/audit/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import { AboutPerson } from './about-person';
import { failureWords } from './failure-words';
import { ReplayButton } from './replay-button';
import type { MailRowProps } from './mail-row';

/** All details of an undelivered email or text message, with the person named in its record. */
export function MailDetails({ mail, title, running, onReplay }: MailRowProps) {
  const { subject } = mail;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Facts
        facts={[
          {
            name: 'About',
            value: (
              <ReadBoundary fallback={() => 'Couldn’t be loaded'}>
                <AboutPerson subject={subject} linked />
              </ReadBoundary>
            ),
          },
          { name: 'Created', value: writtenInstant(mail.created_at) },
          { name: 'Gave up', value: writtenInstant(mail.gave_up_at ?? '') },
          { name: 'Reason', value: failureWords(mail.last_error ?? '', mail.kind) },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isTextKind(mail.kind)
          ? 'The number and text are created again when it’s sent. If the number was wrong, correct the record first.'
          : 'The address and text are created again when it’s sent. If the address was wrong, correct the record first.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReplayButton title={title} running={running} onReplay={onReplay} />
        <TrailLink collection="mail" recordId={mail.id} />
      </Box>
    </Box>
  );
}
