import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ReadBoundary } from '@/firebase/read-boundary';
import { useLiveDocument } from '@/firebase/use-live-document';
import { Facts } from '@/ui/facts';
import { TrailLink } from '@/ui/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import { failureWords } from './failure-words';
import { personOf } from './person-of';
import { ReplayButton } from './replay-button';
import type { MailRowProps } from './mail-row';
import type { NamedRecord } from '../read-record';

function About({ subject }: { readonly subject: NamedRecord }) {
  const found = useLiveDocument(subject.collection, subject.id);
  if (found.state === 'loading') return <Skeleton width={120} />;
  return <span dir="auto">{found.state === 'found' ? personOf(found.document) : 'It was deleted'}</span>;
}

/** All that is known of an undelivered mail, with the person whom its record names. */
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
            value: subject && (
              <ReadBoundary fallback={() => 'It could not be loaded'}>
                <About subject={subject} />
              </ReadBoundary>
            ),
          },
          { name: 'Written', value: writtenInstant(mail.created_at) },
          { name: 'Given up', value: writtenInstant(mail.gave_up_at) },
          { name: 'Reason', value: failureWords(mail.last_error) },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Address and text are made anew when it is sent: correct the record first if the address was wrong.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReplayButton title={title} running={running} onReplay={onReplay} />
        <TrailLink collection="mail" recordId={mail.id} />
      </Box>
    </Box>
  );
}
