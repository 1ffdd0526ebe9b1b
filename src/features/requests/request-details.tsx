import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { receivedSentences } from '@domain/appointment/received-words';
import { referralRecord } from '@domain/referral/referral-record';
import type { BookingRequest } from '@domain/request/booking-request';
import { longDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { LiveText } from '@/firebase/documents/live-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { DetailActions } from '@/ui/detail-actions';
import { Facts } from '@/ui/facts';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { AreaMark } from '@/shared/area/area-mark';
import { CustomerWith } from '@/shared/customer/customer-link';
import { JobStepper } from '@/shared/job/job-stepper';
import { TrailLink } from '@/shared/audit/trail-link';
import { RowButton } from '@/ui/row-button';
import { writtenInstant } from '@/ui/written-instant';
import { RequestMails } from './confirmation/request-mails';
import { isPending } from './is-pending';
import { PreferredSlotMark } from './preferred-slot-mark';
import { RequestButtons, type RequestHandlers } from './request-buttons';
import { requestNote } from './request-note';
import { SentForms } from './sent-forms';
import { StatusMenu } from './status-menu';

interface RequestDetailsProps {
  readonly request: BookingRequest;
  readonly handlers: RequestHandlers;
  readonly call: CallAsAdmin;
}

export function RequestDetails({ request, handlers, call }: RequestDetailsProps) {
  const quoted = request.quoted_price;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {request.name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {request.service_type || 'No service chosen'}
        </Typography>
      </div>
      <JobStepper reached={['requested']} compact />
      <div>
        <StatusMenu
          request={request}
          disabled={handlers.isRunning(request)}
          onMark={(status) => handlers.mark(request, status)}
        />
      </div>
      <DetailActions>
        <RequestButtons request={request} handlers={handlers} />
        {isPending(request) && (
          <RowButton
            label="Decline by Email"
            of={request.name}
            disabled={handlers.isRunning(request)}
            onClick={() => handlers.declineByEmail(request)}
          />
        )}
      </DetailActions>
      <Facts
        facts={[
          { name: 'Preferred', value: <PreferredSlotMark request={request} /> },
          { name: 'Report due', value: request.deadline && longDate(request.deadline) },
          { name: 'Time issue', value: receivedSentences(request.slot_problems) },
          {
            name: 'Address',
            value: (
              <>
                {request.address}
                <AreaMark address={request.address} />
              </>
            ),
          },
          { name: 'Phone', value: request.phone && <PhoneLink phone={request.phone} /> },
          { name: 'Email', value: request.email && <EmailLink email={request.email} /> },
          {
            name: 'Customer',
            value: request.email && (
              <WhenChosen key={request.id} before="Select the row to see.">
                <CustomerWith email={request.email} />
              </WhenChosen>
            ),
          },
          { name: 'Price', value: dollars(request.price) },
          {
            name: 'Price shown',
            value:
              quoted !== null && quoted !== request.price ? `${dollars(quoted)} on the client’s page` : '',
          },
          { name: 'Report for', value: request.report_for ?? '' },
          {
            name: 'Forms',
            value: request.forms_booking_id && (
              <WhenChosen before="sent">
                <SentForms bookingId={request.forms_booking_id} />
              </WhenChosen>
            ),
          },
          {
            name: 'Referred by',
            value: request.referral_id && (
              <WhenChosen before="a referral">
                <LiveText
                  type={referralRecord}
                  id={request.referral_id}
                  text={({ referrer_name }) => referrer_name}
                  missing="a deleted referral"
                />
              </WhenChosen>
            ),
          },
          { name: 'Received', value: writtenInstant(request.created_at) },
          { name: 'Note', value: requestNote(request) },
        ]}
      />
      <RequestMails
        key={`mails-${request.id}`}
        request={request}
        disabled={handlers.isRunning(request)}
        call={call}
        onCorrect={handlers.correct}
      />
      <TrailLink collection="leads" recordId={request.id} />
    </Box>
  );
}
