import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { arrivalTime } from '@domain/appointment/arrival';
import type { Job } from '@domain/job/job';
import { listAddress } from '@domain/office/list-filters';
import { lacksFormsSoon } from '@domain/office/needs';
import { addDays } from '@domain/time/calendar-date';
import { dayHeading } from '@/features/jobs/day-heading';
import { JobBadges } from '@/features/jobs/job-badges';
import { jobStatusWords } from '@/features/jobs/job-words';
import { StatusBadge } from '@/ui/status-badge';
import { rowAddress } from './row-address';
import { useToday, useVisits } from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

/** The visits of today and tomorrow: each day's with forms missing first, the completed ones last. */
export function VisitsPanel() {
  const { today } = useToday();
  const visits = useVisits(today);
  return (
    <WorkPanel
      title="Today and tomorrow"
      list={{ address: listAddress('jobs', 'scheduled'), label: 'All scheduled jobs' }}
      works={[visits]}
      none="No visits today or tomorrow."
    >
      {[today, addDays(today, 1)].map((day) => {
        const jobs = visits.rows.filter((job) => job.scheduled_date === day).toSorted(inOrder(today));
        return (
          <section key={day} aria-label={dayHeading(day, today)}>
            <Typography variant="subtitle2" component="h3" sx={{ paddingBlock: '6px 4px' }}>
              {dayHeading(day, today)}
            </Typography>
            {jobs.length === 0 ? (
              <p>No visits.</p>
            ) : (
              <WorkRows>
                {jobs.map((job) => (
                  <li key={job.id}>
                    <div>
                      <Link to={rowAddress('jobs', job.customer)} dir="auto">
                        {job.customer.name || 'No name'}
                      </Link>
                      <small dir="auto">
                        {job.customer.address}
                        <br />
                        {job.service_type}
                      </small>
                      {job.status === 'completed' ? (
                        <StatusBadge tone="completed">{jobStatusWords.completed}</StatusBadge>
                      ) : (
                        <JobBadges job={job} />
                      )}
                    </div>
                    <span>
                      <time dateTime={`${job.scheduled_date}T${job.scheduled_time}`}>
                        {arrivalTime(job) || 'No time'}
                      </time>
                    </span>
                  </li>
                ))}
              </WorkRows>
            )}
          </section>
        );
      })}
    </WorkPanel>
  );
}

const inOrder = (today: string) => {
  const rank = (job: Job) => (job.status === 'completed' ? 2 : lacksFormsSoon(job, today) ? 0 : 1);
  return (one: Job, other: Job) =>
    rank(one) - rank(other) || one.scheduled_time.localeCompare(other.scheduled_time);
};
