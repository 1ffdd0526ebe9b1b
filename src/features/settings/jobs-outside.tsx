import Alert from '@mui/material/Alert';
import { useEffect, useMemo, useState } from 'react';
import { arrivalTime } from '@domain/appointment/arrival';
import { jobsOutside } from '@domain/hours/jobs-outside';
import type { Job } from '@domain/job/job';
import { hoursSchema } from '@domain/settings/hours-schema';
import type { HoursSettings } from '@domain/settings/settings';
import { counted } from '@domain/text/counted';
import { shortDate } from '@domain/time/calendar-date';
import { reportedAs } from '@/logging/report-fault';
import { Icon } from '@/ui/icon';

/** Finds the scheduled jobs from today on. */
export type FindComingJobs = () => Promise<readonly Job[]>;

const mostListed = 20;

interface JobsOutsideProps {
  /** As saved. */
  readonly saved: HoursSettings;
  /** As they would be saved; nothing is listed while they are wrong. */
  readonly next: HoursSettings;
  readonly findComingJobs: FindComingJobs;
}

/** The scheduled jobs that other hours no longer cover. Saving leaves them as they are. */
export function JobsOutside({ saved, next, findComingJobs }: JobsOutsideProps) {
  const valid = useMemo(() => validHours(next), [next]);
  const changed = valid !== null && JSON.stringify(valid) !== JSON.stringify(validHours(saved));
  const [jobs, setJobs] = useState<readonly Job[] | 'failed' | null>(null);
  useEffect(() => {
    if (!changed) return;
    let current = true;
    void findComingJobs()
      .catch(reportedAs('coming jobs not found', 'failed' as const))
      .then((found) => {
        if (current) setJobs(found);
      });
    return () => {
      current = false;
    };
  }, [changed, findComingJobs]);

  return <div role="status">{changed && <Concerned jobs={jobs} saved={saved} next={valid} />}</div>;
}

interface ConcernedProps {
  readonly jobs: readonly Job[] | 'failed' | null;
  readonly saved: HoursSettings;
  readonly next: HoursSettings;
}

function Concerned({ jobs, saved, next }: ConcernedProps) {
  if (jobs === null) return null;
  if (jobs === 'failed') {
    return (
      <Alert severity="info" icon={<Icon name="cloud-off" />}>
        We couldn’t check whether scheduled jobs are outside these hours. Saving changes none of them.
      </Alert>
    );
  }
  const outside = jobsOutside(saved, next, jobs);
  if (outside.length === 0) return null;
  return (
    <Alert severity="warning" icon={<Icon name="alert" />}>
      {counted(outside.length, 'scheduled job is', 'scheduled jobs are')} outside these hours. Saving doesn’t
      change {outside.length === 1 ? 'it' : 'them'}:
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {outside.slice(0, mostListed).map((job) => (
          <li key={job.id}>
            {shortDate(job.scheduled_date)}, {arrivalTime(job)}: {job.customer.name}, {job.customer.address}
          </li>
        ))}
        {outside.length > mostListed && <li>and {outside.length - mostListed} more</li>}
      </ul>
    </Alert>
  );
}

/** The hours, if they could be saved; otherwise null. */
function validHours(hours: HoursSettings): HoursSettings | null {
  try {
    return hoursSchema.validateSync(hours);
  } catch {
    // ignored: the fields show what is wrong
    return null;
  }
}
