import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { receivedSentences } from '@domain/appointment/received-words';
import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
import { LiveText } from '@/firebase/documents/live-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { DetailActions } from '@/ui/detail-actions';
import { Facts } from '@/ui/facts';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { JobRun } from '@/shared/job/job-run';
import { TrailLink } from '@/shared/audit/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import { PreferredSlotMark } from './preferred-slot-mark';
import { RequestButtons, type RequestHandlers } from './request-buttons';
import { SentForms } from './sent-forms';
import { StatusMenu } from './status-menu';

interface RequestDetailsProps {
  readonly lead: Lead;
  readonly handlers: RequestHandlers;
}

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
      <div>
        <StatusMenu
          lead={lead}
          disabled={handlers.isRunning(lead)}
          onMark={(status) => handlers.mark(lead, status)}
        />
      </div>
      <DetailActions>
        <RequestButtons lead={lead} handlers={handlers} />
      </DetailActions>
      <Facts
        facts={[
          { name: 'Preferred', value: <PreferredSlotMark lead={lead} /> },
          { name: 'Time issue', value: receivedSentences(lead.slot_problems) },
          { name: 'Address', value: lead.address },
          { name: 'Phone', value: lead.phone && <PhoneLink phone={lead.phone} /> },
          { name: 'Email', value: lead.email && <EmailLink email={lead.email} /> },
          { name: 'Price', value: dollars(lead.price) },
          {
            name: 'Price shown',
            value: quoted !== null && quoted !== lead.price ? `${dollars(quoted)} on the client’s page` : '',
          },
          { name: 'Report for', value: lead.report_for ?? '' },
          {
            name: 'Forms',
            value: lead.forms_booking_id && (
              <WhenChosen before="sent">
                <SentForms bookingId={lead.forms_booking_id} />
              </WhenChosen>
            ),
          },
          {
            name: 'Referred by',
            value: lead.referral_id && (
              <WhenChosen before="a referral">
                <LiveText
                  collection={collections.referrals}
                  id={lead.referral_id}
                  field="referrer_name"
                  missing="a deleted referral"
                />
              </WhenChosen>
            ),
          },
          { name: 'Received', value: writtenInstant(lead.created_at) },
          { name: 'Note', value: lead.special_instructions },
        ]}
      />
      <TrailLink collection="leads" recordId={lead.id} />
    </Box>
  );
}
