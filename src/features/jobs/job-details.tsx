import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { referralRecord } from '@domain/referral/referral-record';
import type { Job } from '@domain/job/job';
import { cancellableStatuses } from '@domain/job/cancel-job';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { LiveText } from '@/firebase/documents/live-text';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { DetailActions } from '@/ui/detail-actions';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { JobRun } from '@/shared/job/job-run';
import { reachedStations } from '@/shared/job/reached-stations';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { RowButton } from '@/ui/row-button';
import { TrailLink } from '@/shared/audit/trail-link';
import { writtenInstant } from '@/ui/written-instant';
import { AccessWarnings } from './access-warnings';
import { movedFrom } from './client-change-badge';
import { ClientLink } from './client-link/client-link';
import type { LinkAction } from './client-link/use-link-action';
import { FormArrivals } from './forms/form-arrivals';
import { ResendFormsButton } from './forms/resend-forms-button';
import { JobBadges } from './job-badges';
import type { JobHandlers } from './job-handlers';
import { workflowWords } from './job-words';
import { JobMails } from './mails/job-mails';
import { MainButton } from './main-button';
import { PaymentSection } from './payment/payment-section';
import { ReportButtons } from './report-buttons';
import { UndoButton } from './steps/undo-button';
import { visitFlags } from './visit-flags';

interface JobDetailsProps {
  readonly job: Job;
  readonly handlers: JobHandlers;
  readonly linkAction: LinkAction;
}

export function JobDetails({ job, handlers, linkAction }: JobDetailsProps) {
  const { customer, cancellation } = job;
  const pending = job.status === 'pending';
  const shared = { of: customer.name, disabled: handlers.isRunning(job) };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {customer.name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{job.service_type}</Typography>
      </div>
      <JobRun reached={reachedStations(job)} compact />
      <JobBadges job={job} />
      <DetailActions>
        <ReportButtons job={job} reports={handlers.reports} all />
        <MainButton job={job} handlers={handlers} />
        <UndoButton key={`undo-${job.id}-${job.status}`} job={job} handlers={handlers} />
        {job.status === 'scheduled' && (
          <RowButton {...shared} label="Reschedule" onClick={() => handlers.schedule(job)} />
        )}
        <ResendFormsButton job={job} handlers={handlers} />
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
            value: !pending && isTimeOfDay(job.scheduled_time) ? clockTime(job.scheduled_time) : '',
          },
          { name: 'Moved from', value: movedFrom(job) },
          { name: 'Address', value: customer.address },
          { name: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { name: 'Email', value: customer.email && <EmailLink email={customer.email} /> },
          { name: 'Workflow', value: workflowWords[job.workflow_status] },
          { name: 'Note', value: job.special_instructions },
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
            name: 'Cancelled',
            value:
              cancellation &&
              `${writtenInstant(cancellation.at)}, ${cancellation.by === 'client' ? 'by the client' : cancellation.by}`,
          },
          { name: 'Reason', value: cancellation?.reason },
        ]}
      />
      <PaymentSection job={job} handlers={handlers} />
      <FormArrivals
        key={`forms-${job.id}`}
        job={job}
        action={
          <RowButton {...shared} label="View Questionnaire" onClick={() => handlers.viewQuestionnaire(job)} />
        }
      />
      <ClientLink key={`link-${job.id}`} job={job} action={linkAction} />
      <JobMails key={`mails-${job.id}`} bookingId={job.id} hasReport={job.report_created} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TrailLink collection="bookings" recordId={job.id} />
        {cancellableStatuses.includes(job.status) && (
          <RowButton {...shared} label="Cancel Job" destructive onClick={() => handlers.cancel(job)} />
        )}
        <RowButton
          {...shared}
          label="Delete Job"
          destructive
          startIcon={<Icon name="trash" size={18} />}
          onClick={() => handlers.remove(job)}
        />
      </Box>
    </Box>
  );
}
