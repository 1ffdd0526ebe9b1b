import { useMemo } from 'react';
import { business } from '@domain/business/business';
import type { WorkflowList } from '@domain/office/list-filters';
import { listViewOf } from '@domain/office/list-view';
import { calendarDateIn } from '@domain/time/calendar-date';
import { JobsPanel } from '@/features/jobs/jobs-panel';
import { RewardsPanel } from '@/features/referrals/rewards/rewards-panel';
import { RequestsPanel } from '@/features/requests/requests-panel';
import { callAsAdmin } from '@/firebase/call-as-admin';
import { useNow } from '@/ui/use-now';
import { submitAction } from '../outbox/submit-action';
import { useOwnEntries } from '../outbox/use-own-entries';
import { useFindJobsOn } from '../use-find-jobs-on';
import { LazyQuestionnaireDialog } from './lazy-questionnaire-dialog';
import { ReferralsList } from './referrals-list';
import { useJobReports } from './use-job-reports';

interface WorkflowPanelProps {
  readonly list: WorkflowList;
  /** The address's parameters, as text: give it as the key too, as another view is another panel. */
  readonly search: string;
  readonly newIds: ReadonlySet<string>;
}

/** The list that is chosen, as the address asks for it; where requests, referrals, jobs and their forms meet. */
export function WorkflowPanel({ list, search, newIds }: WorkflowPanelProps) {
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const findJobsOn = useFindJobsOn();
  const reports = useJobReports();
  const entries = useOwnEntries();
  const views = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return {
      requests: listViewOf('requests', parameters),
      referrals: listViewOf('referrals', parameters),
      jobs: listViewOf('jobs', parameters),
    };
  }, [search]);
  const shared = { call: callAsAdmin, findJobsOn, today };
  if (list === 'requests') return <RequestsPanel {...shared} view={views.requests} newIds={newIds} />;
  if (list === 'jobs') {
    return (
      <JobsPanel
        {...shared}
        view={views.jobs}
        reports={reports}
        submit={submitAction}
        entries={entries}
        questionnaireDialog={({ job, ...dialog }) => (
          <LazyQuestionnaireDialog
            {...dialog}
            key={job.id}
            bookingId={job.id}
            name={job.customer.name}
            address={job.customer.address}
          />
        )}
      />
    );
  }
  return views.referrals.filter === 'reward-due' ? (
    <RewardsPanel call={callAsAdmin} view={views.referrals} />
  ) : (
    <ReferralsList {...shared} view={views.referrals} />
  );
}
