import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { arrivalTime } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import type { TeamMember } from '@domain/admin/team-calls';
import { jobsUncovered } from '@domain/inspector/jobs-uncovered';
import type { Job } from '@domain/job/job';
import { inspectorAddress } from '@domain/office/list-view';
import { counted } from '@domain/text/counted';
import { calendarDateIn, shortDate } from '@domain/time/calendar-date';
import { useSettings } from '@/settings/use-settings';
import { Icon } from '@/ui/icon';
import { useNow } from '@/ui/use-now';
import { memberOf, validateMember, type MemberForm } from './member-form';
import { useJobsOfMember, type FindJobsOf } from './use-jobs-of-member';

const mostListed = 5;

interface JobsUncoveredProps {
  /** As saved. */
  readonly member: TeamMember;
  readonly findJobsOf: FindJobsOf;
}

/** The member's scheduled jobs that the hours and days off as typed no longer cover. Saving leaves them as they are. */
export function JobsUncovered({ member, findJobsOf }: JobsUncoveredProps) {
  const { values } = useFormikContext<MemberForm>();
  const typed = useMemo(() => validTimes(values), [values]);
  const changed = typed !== null && JSON.stringify(typed) !== JSON.stringify(timesOf(member));
  const { uid } = member;
  const jobs = useJobsOfMember(uid, findJobsOf, changed);

  return (
    <div role="status">
      {changed && jobs !== null && <Concerned member={member} typed={typed} jobs={jobs} />}
    </div>
  );
}

interface ConcernedProps {
  readonly member: TeamMember;
  readonly typed: Times;
  readonly jobs: readonly Job[] | 'failed';
}

function Concerned({ member, typed, jobs }: ConcernedProps) {
  const settings = useSettings();
  const now = useNow();
  if (jobs === 'failed') {
    return (
      <Alert severity="info" icon={<Icon name="cloud-off" />}>
        We couldn’t check whether they have jobs at other times. Saving changes none of them.
      </Alert>
    );
  }
  const today = calendarDateIn(business.timeZone, new Date(now));
  const coming = jobs.filter(
    ({ status, scheduled_date }) => status === 'scheduled' && scheduled_date >= today,
  );
  const times = { before: timesOf(member), after: typed };
  const uncovered = jobsUncovered(settings, { ...member, busy: {} }, times, coming);
  if (uncovered.length === 0) return null;
  const more = uncovered.length - mostListed;
  return (
    <Alert severity="warning" icon={<Icon name="alert" />}>
      {counted(uncovered.length, 'scheduled job is', 'scheduled jobs are')} outside these hours and days.
      Saving doesn’t change {uncovered.length === 1 ? 'it' : 'them'}:
      <ul style={{ margin: '4px 0', paddingInlineStart: 20 }}>
        {uncovered.slice(0, mostListed).map((job) => (
          <li key={job.id}>
            {shortDate(job.scheduled_date)}, {arrivalTime(job)}: {job.customer.name}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      Assign {uncovered.length === 1 ? 'it' : 'them'} to someone else, or settle a whole day with Day off in
      the calendar.{' '}
      <Link component={RouterLink} to={`${routes.admin}${inspectorAddress(member.uid)}`} target="_blank">
        Show their jobs
      </Link>
    </Alert>
  );
}

type Times = Pick<TeamMember, 'week' | 'days_off'>;

const timesOf = ({ week, days_off }: Times): Times => ({ week, days_off });

/** The hours and days off, if they could be saved; otherwise null. */
function validTimes(form: MemberForm): Times | null {
  const { week, days_off } = validateMember(form);
  return week === undefined && days_off === undefined ? timesOf(memberOf(form)) : null;
}
