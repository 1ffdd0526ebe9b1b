import { business } from '@domain/business/business';
import { JobsPanel } from '@/features/jobs/jobs-panel';
import { RequestsPanel } from '@/features/requests/requests-panel';
import { callAsAdmin } from '@/firebase/call-as-admin';
import { useNow } from '@/ui/use-now';
import { calendarDateIn } from '@domain/time/calendar-date';
import { ReferralsList } from './referrals-list';
import { useFindJobsOn } from './use-find-jobs-on';
import type { WorkflowList } from './workflow-list';

interface WorkflowPanelProps {
  readonly list: WorkflowList;
  readonly newIds: ReadonlySet<string>;
}

/** The list that is chosen; where requests and jobs meet. */
export function WorkflowPanel({ list, newIds }: WorkflowPanelProps) {
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const findJobsOn = useFindJobsOn();
  if (list === 'requests') {
    return <RequestsPanel call={callAsAdmin} findJobsOn={findJobsOn} today={today} newIds={newIds} />;
  }
  if (list === 'jobs') return <JobsPanel call={callAsAdmin} today={today} findJobsOn={findJobsOn} />;
  return <ReferralsList call={callAsAdmin} findJobsOn={findJobsOn} today={today} />;
}
