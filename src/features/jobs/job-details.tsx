import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { collections } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { LiveText } from '@/firebase/live-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { Facts } from '@/ui/facts';
import { JobRun } from '@/ui/job-run';
import { TrailLink } from '@/ui/trail-link';
import { AccessWarnings } from './access-warnings';
import { ClientLink } from './client-link';
import { FormArrivals } from './form-arrivals';
import { JobBadges } from './job-badges';
import { JobButtons } from './job-buttons';
import { JobMails } from './job-mails';
import { jobStations } from './job-stations';
import { workflowWords } from './job-words';
import { PaymentSection, type PaymentHandlers } from './payment-section';
import { ResendFormsButton } from './resend-forms-button';
import { ScheduleButton } from './schedule-button';
import type { ResendForms } from './use-resend-forms';
import type { JobAction } from './use-job-action';
import type { LinkAction } from './use-link-action';
import { visitFlags } from './visit-flags';

interface JobDetailsProps {
  readonly job: Booking;
  readonly action: JobAction;
  readonly linkAction: LinkAction;
  readonly payment: PaymentHandlers;
  readonly forms: ResendForms;
  readonly onSchedule: (job: Booking) => void;
}

/** Everything that is known of one job. */
export function JobDetails({ job, action, linkAction, payment, forms, onSchedule }: JobDetailsProps) {
  const { customer } = job;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {customer.name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{job.service_type}</Typography>
      </div>
      <JobRun reached={jobStations(job)} compact />
      <JobBadges job={job} />
      <Box sx={{ display: 'flex', gap: 1, '&:empty': { display: 'none' }, '& > *': { flex: 1 } }}>
        <JobButtons job={job} action={action} />
        <ScheduleButton job={job} orReschedule onSchedule={onSchedule} />
        <ResendFormsButton job={job} forms={forms} />
      </Box>
      <AccessWarnings flags={visitFlags(job)} />
      <Facts
        facts={[
          { name: 'Date', value: isCalendarDate(job.scheduled_date) ? longDate(job.scheduled_date) : '' },
          { name: 'Time', value: isTimeOfDay(job.scheduled_time) ? clockTime(job.scheduled_time) : '' },
          { name: 'Address', value: customer.address },
          { name: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { name: 'E-mail', value: customer.email && <EmailLink email={customer.email} /> },
          { name: 'Workflow', value: workflowWords[job.workflow_status] },
          { name: 'Note', value: job.special_instructions },
          {
            name: 'Referred by',
            value: job.referral_id && (
              <LiveText
                collection={collections.referrals}
                id={job.referral_id}
                field="referrer_name"
                missing="a referral that was deleted"
              />
            ),
          },
        ]}
      />
      <PaymentSection job={job} handlers={payment} />
      <FormArrivals key={`forms-${job.id}`} job={job} />
      <ClientLink key={`link-${job.id}`} job={job} action={linkAction} />
      <JobMails key={`mails-${job.id}`} bookingId={job.id} />
      <TrailLink collection="bookings" recordId={job.id} />
    </Box>
  );
}
