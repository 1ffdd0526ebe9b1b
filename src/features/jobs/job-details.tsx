import { arrivalTime } from '@domain/appointment/arrival';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { referralRecord } from '@domain/referral/referral-record';
import { shownNote } from '@domain/job/access-codes';
import { endingLabels } from '@domain/job/ending-words';
import type { ConfirmedOverlap, Job } from '@domain/job/job';
import { jobReference } from '@domain/job/job-reference';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { LiveText } from '@/firebase/documents/live-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { DetailActions } from '@/ui/detail-actions';
import { Facts } from '@/ui/facts';
import { CustomerLink } from '@/shared/customer/customer-link';
import { InspectorMark } from '@/shared/inspector/inspector-mark';
import { PropertyLink } from '@/shared/property/property-link';
import { JobStepper } from '@/shared/job/job-stepper';
import { reachedStations } from '@/shared/job/reached-stations';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { TrailLink } from '@/shared/audit/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import { AccessWarnings } from './access-warnings';
import type { JobControls } from './actions/job-action';
import { JobButtons, JobButtonsRow } from './actions/job-buttons';
import { movedFrom } from './client-change-badge';
import { ClientLink } from './client-link/client-link';
import type { LinkAction } from './client-link/use-link-action';
import { FormArrivals } from './forms/form-arrivals';
import { JobBadges } from './job-badges';
import { workflowWords } from './job-words';
import { JobMails } from './mails/job-mails';
import { PaymentSection } from './payment/payment-section';
import { visitFlags } from './visit-flags';

interface JobDetailsProps {
  readonly job: Job;
  readonly controls: JobControls;
  readonly linkAction: LinkAction;
  readonly call: CallAsAdmin;
}

export function JobDetails({ job, controls, linkAction, call }: JobDetailsProps) {
  const { customer, cancellation } = job;
  const pending = job.status === 'pending';
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {customer.name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{job.service_type}</Typography>
      </div>
      {job.status !== 'cancelled' && !job.origin && <JobStepper reached={reachedStations(job)} compact />}
      <JobBadges job={job} />
      <DetailActions>
        <JobButtons place="details" job={job} controls={controls} />
      </DetailActions>
      <AccessWarnings flags={visitFlags(job)} />
      <Facts
        facts={[
          // A pending job's date is not agreed, and its time is a default.
          {
            name: pending ? 'Tentative' : 'Date',
            value: isCalendarDate(job.scheduled_date) ? longDate(job.scheduled_date) : '',
          },
          {
            name: 'Time',
            value: pending ? '' : arrivalTime(job),
          },
          { name: 'Report due', value: job.deadline && longDate(job.deadline) },
          { name: 'Inspector', value: job.inspector_id && <InspectorMark uid={job.inspector_id} /> },
          { name: 'Moved from', value: movedFrom(job) },
          { name: 'Taken time', value: job.confirmed_overlap && overlapWords(job.confirmed_overlap) },
          { name: 'Address', value: customer.address },
          { name: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { name: 'Email', value: customer.email && <EmailLink email={customer.email} /> },
          { name: 'Customer', value: <CustomerLink id={job.customer_id} /> },
          { name: 'Property', value: job.property_id && <PropertyLink id={job.property_id} /> },
          { name: 'Reference', value: job.origin ? '' : jobReference(job.created_at) },
          { name: 'Workflow', value: job.origin ? '' : workflowWords[job.workflow_status] },
          { name: 'Note', value: shownNote(job) },
          {
            name: 'Referred by',
            value: job.referral_id && (
              <WhenChosen key={job.id} before="a referral">
                <LiveText
                  type={referralRecord}
                  id={job.referral_id}
                  text={({ referrer_name }) => referrer_name}
                  missing="a deleted referral"
                />
              </WhenChosen>
            ),
          },
          {
            name: job.ending ? endingLabels[job.ending] : 'Cancelled',
            // No file says when an imported job was cancelled.
            value:
              cancellation &&
              !job.origin &&
              `${writtenInstant(cancellation.at)}, ${cancellation.by === 'client' ? 'by the client' : cancellation.by}`,
          },
          { name: 'Reason', value: cancellation?.reason },
        ]}
      />
      <PaymentSection job={job} controls={controls} />
      {/* An imported job has no forms and no link. */}
      {!job.origin && (
        <>
          <FormArrivals
            key={`forms-${job.id}`}
            job={job}
            action={<JobButtonsRow place="forms" job={job} controls={controls} />}
          />
          <ClientLink key={`link-${job.id}`} job={job} action={linkAction} />
        </>
      )}
      <JobMails key={`mails-${job.id}`} bookingId={job.id} hasReport={job.report_created} call={call} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TrailLink collection="bookings" recordId={job.id} />
        <JobButtons place="end" job={job} controls={controls} />
      </Box>
    </Box>
  );
}

/** `Confirmed by ann@example.com, December 1, 2026, 9:30 AM. Ann helps.` */
function overlapWords({ by, at, reason }: ConfirmedOverlap): string {
  return [`Confirmed by ${by}, ${writtenInstant(at)}.`, reason].filter(Boolean).join(' ');
}
