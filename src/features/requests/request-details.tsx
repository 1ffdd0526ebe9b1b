import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { business } from '@domain/business/business';
import type { Lead } from '@domain/request/lead';
import type { LeadStatus } from '@domain/request/lead-status';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { Facts } from '@/ui/facts';
import { JobRun } from '@/ui/job-run';
import { TrailLink } from '@/ui/trail-link';
import { PreferredSlotMark } from './preferred-slot-mark';
import { RequestButtons, type RequestHandlers } from './request-buttons';

interface RequestDetailsProps {
  readonly lead: Lead;
  readonly handlers: RequestHandlers;
}

const leadStatusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  booked: 'Booked',
  lost: 'Declined',
};

const received = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
});

/** Everything that is known of one request. */
export function RequestDetails({ lead, handlers }: RequestDetailsProps) {
  const quoted = lead.quoted_price;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {lead.name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{lead.service_type || 'No service chosen'}</Typography>
      </div>
      <JobRun reached={['requested']} compact />
      <Box sx={{ display: 'flex', gap: 1, '& .MuiButton-root': { flex: 1 } }}>
        <RequestButtons lead={lead} handlers={handlers} />
      </Box>
      <Facts
        facts={[
          { name: 'Wants', value: <PreferredSlotMark lead={lead} /> },
          { name: 'Address', value: lead.address },
          { name: 'Phone', value: lead.phone && <PhoneLink phone={lead.phone} /> },
          { name: 'E-mail', value: lead.email && <EmailLink email={lead.email} /> },
          { name: 'Price', value: dollars(lead.price) },
          {
            name: 'Price shown',
            value: quoted !== null && quoted !== lead.price ? `${dollars(quoted)} on the client's page` : '',
          },
          { name: 'Report for', value: lead.report_for ?? '' },
          { name: 'State', value: leadStatusWords[lead.status] },
          { name: 'Received', value: lead.created_at && received.format(new Date(lead.created_at)) },
          { name: 'Note', value: lead.special_instructions },
        ]}
      />
      <TrailLink collection="leads" recordId={lead.id} />
    </Box>
  );
}
