import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { arrivalTime } from '@domain/appointment/arrival';
import { routes } from '@domain/business/routes';
import { inspectorAddress } from '@domain/office/list-view';
import { counted } from '@domain/text/counted';
import { shortDate } from '@domain/time/calendar-date';
import { useJobsOfMember, type FindJobsOf } from './use-jobs-of-member';

const mostListed = 5;

interface JobsToReassignProps {
  readonly uid: string;
  readonly findJobsOf: FindJobsOf;
}

/** The open jobs of a member who is losing access: they stay assigned until someone assigns them to others. */
export function JobsToReassign({ uid, findJobsOf }: JobsToReassignProps) {
  const jobs = useJobsOfMember(uid, findJobsOf) ?? [];
  if (jobs === 'failed') {
    return (
      <span style={{ display: 'block', marginBlockStart: 12 }}>
        We couldn’t check whether jobs are assigned to them. Look at Inspection Jobs afterwards.
      </span>
    );
  }
  if (jobs.length === 0) return null;
  const more = jobs.length - mostListed;
  return (
    <span role="status" style={{ display: 'block', marginBlockStart: 12 }}>
      {counted(jobs.length, 'job is', 'jobs are')} assigned to them. Assign{' '}
      {jobs.length === 1 ? 'it' : 'them'} to someone else:
      {jobs.slice(0, mostListed).map((job) => (
        <span key={job.id} style={{ display: 'block' }}>
          {[shortDate(job.scheduled_date), arrivalTime(job), job.customer.name].filter(Boolean).join(', ')}
        </span>
      ))}
      {more > 0 && <span style={{ display: 'block' }}>and {more} more</span>}
      <Link component={RouterLink} to={`${routes.admin}${inspectorAddress(uid)}`} target="_blank">
        Show these jobs
      </Link>
    </span>
  );
}
