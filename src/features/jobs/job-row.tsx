import { arrivalTime } from '@domain/appointment/arrival';
import type { Job } from '@domain/job/job';
import { dollars } from '@domain/text/dollars';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { PhoneLink } from '@/ui/contact-links';
import { InspectorMark } from '@/shared/inspector/inspector-mark';
import { JobStepper } from '@/shared/job/job-stepper';
import { reachedStations } from '@/shared/job/reached-stations';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { LastMailNote } from '@/shared/mail/last-mail-note';
import type { JobControls } from './actions/job-action';
import { JobButtons } from './actions/job-buttons';
import { JobMenu } from './actions/job-menu';
import { formsAreMissing } from './forms/forms-are-missing';
import { JobBadges } from './job-badges';

interface JobRowProps {
  readonly job: Job;
  readonly controls: JobControls;
}

/** A job in the list: client, time, address, progress, next step and other actions. */
export function JobRow({ job, controls }: JobRowProps) {
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{job.customer.name || 'No name'}</RowTitle>
          <div data-line="">
            <div>{job.service_type}</div>
            <div data-muted="">{dollars(job.total_price)}</div>
          </div>
        </div>
        <div data-part="when">
          <div>
            {whenOf(job)} <InspectorMark uid={job.inspector_id} />
          </div>
          {job.status !== 'cancelled' && !job.origin && <JobStepper reached={reachedStations(job)} compact />}
        </div>
        <div data-part="where">
          <div dir="auto">{job.customer.address}</div>
          <PhoneLink phone={job.customer.phone} />
        </div>
        <div data-part="note">
          <JobBadges job={job} />
          {job.report_created ? (
            <LastMailNote what="Report" mail={job.report_mail} />
          ) : (
            <LastMailNote what="Forms" mail={formsAreMissing(job) ? job.forms_mail : null} />
          )}
        </div>
        <div data-part="actions" data-beside-details="">
          <JobButtons place="row" job={job} controls={controls} />
          <JobMenu job={job} controls={controls} />
        </div>
      </div>
    </RowGrid>
  );
}

function whenOf(job: Job): string {
  if (job.status === 'pending') return 'No appointment yet';
  const { scheduled_date: date } = job;
  return [isCalendarDate(date) ? shortDate(date) : 'No date', arrivalTime(job)].filter(Boolean).join(', ');
}
