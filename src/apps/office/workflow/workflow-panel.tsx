import { useMemo } from 'react';
import { business } from '@domain/business/business';
import type { WorkflowList } from '@domain/office/list-filters';
import { listViewOf } from '@domain/office/list-view';
import { calendarDateIn } from '@domain/time/calendar-date';
import { JobsPanel } from '@/features/jobs/jobs-panel';
import { RewardsPanel } from '@/features/referrals/rewards/rewards-panel';
import { RequestsPanel } from '@/features/requests/requests-panel';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useNow } from '@/ui/use-now';
import { submitAction } from '../outbox/submit-action';
import { useOwnEntries } from '../outbox/use-own-entries';
import { useFindCustomer } from '../use-find-customer';
import { useFindJobsOn } from '../use-find-jobs-on';
import { jobQuestionnaire } from './job-questionnaire';
import { ReferralsList } from './referrals-list';
import { useJobReports } from './use-job-reports';

interface WorkflowPanelProps {
  readonly list: WorkflowList;
  /** The address's parameters. Use the same text as the React key. */
  readonly search: string;
  readonly newIds: ReadonlySet<string>;
}

/** The list that the address selects, with the dialogs that requests, referrals and jobs share. */
export function WorkflowPanel({ list, search, newIds }: WorkflowPanelProps) {
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const findJobsOn = useFindJobsOn();
  const findCustomer = useFindCustomer();
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
  if (list === 'requests')
    return <RequestsPanel {...shared} findCustomer={findCustomer} view={views.requests} newIds={newIds} />;
  if (list === 'jobs') {
    return (
      <JobsPanel
        {...shared}
        view={views.jobs}
        reports={reports}
        submit={submitAction}
        entries={entries}
        questionnaireDialog={jobQuestionnaire}
      />
    );
  }
  return views.referrals.filter === 'reward-due' ? (
    <RewardsPanel call={callAsAdmin} view={views.referrals} />
  ) : (
    <ReferralsList {...shared} findCustomer={findCustomer} view={views.referrals} />
  );
}
