import type { Booking } from '@domain/job/booking';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { PhoneLink } from '@/ui/contact-links';
import { dollars } from '@domain/text/dollars';
import { JobRun } from '@/ui/job-run';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { JobBadges } from './job-badges';
import { JobButtons } from './job-buttons';
import { jobStations } from './job-stations';
import { MarkPaidButton } from './mark-paid-button';
import type { PaymentHandlers } from './payment-section';
import { ResendFormsButton } from './resend-forms-button';
import { ScheduleButton } from './schedule-button';
import type { ResendForms } from './use-resend-forms';
import type { JobAction } from './use-job-action';

interface JobRowProps {
  readonly job: Booking;
  readonly action: JobAction;
  readonly payment: PaymentHandlers;
  readonly forms: ResendForms;
  readonly onSchedule: (job: Booking) => void;
}

/** A job in the list: who, when, where, how far it has come, and its next step. */
export function JobRow({ job, action, payment, forms, onSchedule }: JobRowProps) {
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{job.customer.name || 'No name'}</RowTitle>
          <div>{job.service_type}</div>
          <div data-muted="">{dollars(job.total_price)}</div>
        </div>
        <div data-part="when">
          <div>{whenOf(job)}</div>
          <JobRun reached={jobStations(job)} compact />
        </div>
        <div data-part="where">
          <div dir="auto">{job.customer.address}</div>
          <PhoneLink phone={job.customer.phone} />
        </div>
        <div data-part="note">
          <JobBadges job={job} />
        </div>
        <div data-part="actions">
          <ScheduleButton job={job} onSchedule={onSchedule} />
          <JobButtons job={job} action={action} />
          <ResendFormsButton job={job} forms={forms} />
          <MarkPaidButton job={job} handlers={payment} />
        </div>
      </div>
    </RowGrid>
  );
}

function whenOf({ status, scheduled_date: date, scheduled_time: time }: Booking): string {
  if (status === 'pending') return 'No appointment yet';
  return `${isCalendarDate(date) ? shortDate(date) : 'No date'}${isTimeOfDay(time) ? `, ${clockTime(time)}` : ''}`;
}
