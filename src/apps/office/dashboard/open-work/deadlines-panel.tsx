import { Link } from 'react-router-dom';
import { arrivalTime } from '@domain/appointment/arrival';
import { isAboutToMiss, isAppointmentTooLate, isWaitingTooLong } from '@domain/deadline/about-to-miss';
import { reportDueWords } from '@domain/deadline/report-in-time';
import type { Job } from '@domain/job/job';
import { listAddress } from '@domain/office/list-filters';
import { deadlineOfReferral } from '@domain/referral/deadline-of-referral';
import type { Settings } from '@domain/settings/settings';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { useSettings } from '@/settings/use-settings';
import { rowAddress } from './row-address';
import {
  useJobsWithDeadline,
  useReferralsWithDeadline,
  useRequestsWithDeadline,
  useToday,
} from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

export const deadlinesTitle = 'About to miss a deadline';

/** The jobs, requests and referrals whose report may not come by the client's deadline, the earliest first; nothing without any. */
export function DeadlinesPanel() {
  const { now, today } = useToday();
  const settings = useSettings();
  const jobs = useJobsWithDeadline();
  const requests = useRequestsWithDeadline();
  const referrals = useReferralsWithDeadline();
  const rows = [
    ...jobs.rows
      .filter((job) => isAboutToMiss(settings, job, today))
      .map((job) => ({
        id: job.id,
        deadline: job.deadline,
        name: job.customer.name,
        state: stateOf(settings, job),
        address: rowAddress('jobs', job.customer),
      })),
    ...requests.rows
      .filter((request) => isWaitingTooLong(request, today, jobs.rows))
      .map((request) => ({
        id: request.id,
        deadline: request.deadline,
        name: request.name,
        state: 'Request not accepted yet',
        address: rowAddress('requests', request),
      })),
    ...referrals.rows
      .filter((referral) => isWaitingTooLong(deadlineOfReferral(referral), today, jobs.rows))
      .map(({ id, needed_by: deadline, client_name: name, client_email: email }) => ({
        id,
        deadline,
        name,
        state: 'Referral not accepted yet',
        address: rowAddress('referrals', { name, email }),
      })),
  ].toSorted((one, other) => ((one.deadline ?? '') < (other.deadline ?? '') ? -1 : 1));
  const works = [jobs, requests, referrals];
  if (rows.length === 0 && works.every(({ damaged }) => damaged.length === 0)) return null;
  return (
    <WorkPanel
      title={deadlinesTitle}
      list={{ address: listAddress('jobs', 'deadline'), label: 'All jobs by deadline' }}
      works={[{ ...jobs, rows }, ...[requests, referrals].map((work) => ({ ...work, rows: [] }))]}
      none=""
    >
      <WorkRows>
        {rows.map(({ id, deadline, name, state, address }) => (
          <li key={id}>
            <div>
              <Link to={address} dir="auto">
                {name || 'No name'}
              </Link>
              <small>{state}</small>
            </div>
            {deadline && <span data-late>{reportDueWords(deadline, now)}</span>}
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
