import { useCallback } from 'react';
import { business } from '@domain/business/business';
import { JobsPanel } from '@/features/jobs/jobs-panel';
import { jobsOf } from '@/features/jobs/listed-jobs';
import { ReferralsPanel } from '@/features/referrals/referrals-panel';
import { RequestsPanel } from '@/features/requests/requests-panel';
import type { FindJobsOn } from '@/features/requests/use-slot-conflicts';
import { callAsAdmin } from '@/firebase/call-as-admin';
import { useListReader } from '@/firebase/use-list-reader';
import { useNow } from '@/ui/use-now';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { WorkflowList } from './workflow-list';

interface WorkflowPanelProps {
  readonly list: WorkflowList;
  readonly newIds: ReadonlySet<string>;
}

/** The list that is chosen; the one place where requests and jobs meet. */
export function WorkflowPanel({ list, newIds }: WorkflowPanelProps) {
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const readList = useListReader();
  const findJobsOn = useCallback<FindJobsOn>(
    async (date) => {
      const jobs = await readList(jobsOf(date));
      return jobs
        .filter(({ status }) => status === 'scheduled' || status === 'in_progress')
        .map(({ id, customer, scheduled_time }) => ({
          id,
          name: customer.name,
          address: customer.address,
          time: scheduled_time,
        }));
    },
    [readList],
  );
  if (list === 'requests') {
    return <RequestsPanel call={callAsAdmin} findJobsOn={findJobsOn} today={today} newIds={newIds} />;
  }
  return list === 'referrals' ? <ReferralsPanel /> : <JobsPanel call={callAsAdmin} today={today} />;
}
