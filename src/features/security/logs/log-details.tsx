import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { examinedFields } from '@domain/security-log/suspicious';
import { EmailLink } from '@/ui/contact-links';
import { Facts } from '@/ui/facts';
import { TrailLink } from '@/shared/audit/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import type { LogEntry } from './log-entry';
import { submittedBy } from './submitted-by';
import { clientName, examinedFieldWords, formTypeName, suspicionWords } from '../security-words';
import { SuspiciousBadge } from './suspicious-badge';

export function LogDetails({ entry }: { readonly entry: LogEntry }) {
  const { submitted_data: submitted, suspicions, record } = entry;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {submittedBy(entry)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{formTypeName(entry.form_type)}</Typography>
      </div>
      {suspicions.length > 0 && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, fontSize: '0.875rem' }}>
          <SuspiciousBadge />
          <span>{suspicionWords(suspicions)}. It may be harmless. Check what was sent.</span>
        </Box>
      )}
      <Facts
        facts={[
          { name: 'Received', value: writtenInstant(entry.created_at) },
          { name: 'From', value: clientName(entry.client_ip) },
          { name: 'User', value: entry.user_id },
          ...examinedFields.map((field) => ({
            name: examinedFieldWords[field],
            value:
              field === 'email' && submitted.email ? <EmailLink email={submitted.email} /> : submitted[field],
          })),
        ]}
      />
      {record && <TrailLink collection={record.collection} recordId={record.id} />}
    </Box>
  );
}
