import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Booking } from '@domain/job/booking';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
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
import { paymentWords, workflowWords } from './job-words';
import type { JobAction } from './use-job-action';
import type { LinkAction } from './use-link-action';
import { visitFlags } from './visit-flags';

interface JobDetailsProps {
  readonly job: Booking;
  readonly action: JobAction;
  readonly linkAction: LinkAction;
}

/** Everything that is known of one job. */
export function JobDetails({ job, action, linkAction }: JobDetailsProps) {
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
      </Box>
      <AccessWarnings flags={visitFlags(job)} />
      <Facts
        facts={[
          { name: 'Date', value: isCalendarDate(job.scheduled_date) ? longDate(job.scheduled_date) : '' },
          { name: 'Time', value: isTimeOfDay(job.scheduled_time) ? clockTime(job.scheduled_time) : '' },
          { name: 'Address', value: customer.address },
          { name: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { name: 'E-mail', value: customer.email && <EmailLink email={customer.email} /> },
          { name: 'Price', value: `${dollars(job.total_price)}, ${paymentWords[job.payment_state]}` },
          { name: 'Workflow', value: workflowWords[job.workflow_status] },
          { name: 'Note', value: job.special_instructions },
        ]}
      />
      <FormArrivals key={`forms-${job.id}`} job={job} />
      <ClientLink key={`link-${job.id}`} job={job} action={linkAction} />
      <JobMails key={`mails-${job.id}`} bookingId={job.id} />
      <TrailLink collection="bookings" recordId={job.id} />
    </Box>
  );
}
