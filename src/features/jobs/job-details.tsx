import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Booking } from '@domain/job/booking';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { Facts } from '@/ui/facts';
import { JobRun } from '@/ui/job-run';
import { JobBadges } from './job-badges';
import { JobButtons } from './job-buttons';
import { jobStations } from './job-stations';
import { paymentWords, workflowWords } from './job-words';
import type { JobAction } from './use-job-action';

interface JobDetailsProps {
  readonly job: Booking;
  readonly action: JobAction;
}

const inOrNot = (done: boolean) => (done ? 'complete' : 'still missing');

/** Everything that is known of one job. */
export function JobDetails({ job, action }: JobDetailsProps) {
  const { customer, forms_status: forms } = job;
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
      <Facts
        facts={[
          { name: 'Date', value: isCalendarDate(job.scheduled_date) ? longDate(job.scheduled_date) : '' },
          { name: 'Time', value: isTimeOfDay(job.scheduled_time) ? clockTime(job.scheduled_time) : '' },
          { name: 'Address', value: customer.address },
          { name: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { name: 'E-mail', value: customer.email && <EmailLink email={customer.email} /> },
          { name: 'Price', value: `${dollars(job.total_price)}, ${paymentWords[job.payment_state]}` },
          { name: 'Questionnaire', value: inOrNot(forms.questionnaire_completed) },
          { name: 'Agreement', value: inOrNot(forms.agreement_signed) },
          { name: 'Media release', value: inOrNot(forms.media_release_signed) },
          { name: 'Workflow', value: workflowWords[job.workflow_status] },
          { name: 'Note', value: job.special_instructions },
        ]}
      />
    </Box>
  );
}
