import { Link } from 'react-router-dom';
import { arrivalTime } from '@domain/appointment/arrival';
import { isAboutToMiss, isAppointmentTooLate } from '@domain/deadline/about-to-miss';
import { reportDueWords } from '@domain/deadline/report-in-time';
import type { Job } from '@domain/job/job';
import { listAddress } from '@domain/office/list-filters';
import type { Settings } from '@domain/settings/settings';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { useSettings } from '@/settings/use-settings';
import { rowAddress } from './row-address';
import { useJobsWithDeadline, useToday } from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

export const deadlinesTitle = 'About to miss a deadline';

/** The jobs whose report may not come by the client's deadline, the earliest first; nothing without any. */
export function DeadlinesPanel() {
  const { now, today } = useToday();
  const settings = useSettings();
  const jobs = useJobsWithDeadline();
  const rows = jobs.rows.filter((job) => isAboutToMiss(settings, job, today));
  if (rows.length === 0 && jobs.damaged.length === 0) return null;
  return (
    <WorkPanel
      title={deadlinesTitle}
      list={{ address: listAddress('jobs', 'deadline'), label: 'All jobs by deadline' }}
      works={[{ ...jobs, rows }]}
      none=""
    >
      <WorkRows>
        {rows.map((job) => (
          <li key={job.id}>
            <div>
              <Link to={rowAddress('jobs', job.customer)} dir="auto">
                {job.customer.name || 'No name'}
              </Link>
              <small>{stateOf(settings, job)}</small>
            </div>
            {job.deadline && <span data-late>{reportDueWords(job.deadline, now)}</span>}
          </li>
        ))}
      </WorkRows>
    </WorkPanel>
  );
}

/** How far a job is: what the office has to do for its report. */
function stateOf(settings: Pick<Settings, 'promises' | 'services'>, job: Job): string {
  if (job.report_created) return 'Report written, not sent';
  if (job.status === 'completed') return 'Inspected, no report yet';
  if (job.status === 'pending') return 'No appointment yet';
  const date = isCalendarDate(job.scheduled_date) ? shortDate(job.scheduled_date) : 'No date';
  const when = [date, arrivalTime(job)].filter(Boolean).join(', ');
  return isAppointmentTooLate(settings, job) ? `${when}: too late for this deadline` : when;
}
