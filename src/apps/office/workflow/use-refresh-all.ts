import { useState } from 'react';
import type { WorkflowList } from '@domain/office/list-filters';
import { completedJobs, openJobs } from '@/features/jobs/listed-jobs';
import { acceptedReferrals, declinedReferrals, waitingReferrals } from '@/features/referrals/referral-lists';
import { pendingRequests } from '@/features/requests/request-lists';
import { forgetFailedReads } from '@/firebase/documents/forget-failed-reads';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { askForRecount } from '@/firebase/lists/recount';
import { useListRefresh } from '@/firebase/lists/use-list-reader';
import { reportFault } from '@/logging/report-fault';

interface RefreshAll {
  readonly refresh: () => Promise<void>;
  readonly refreshing: boolean;
  /** Incremented by each refresh. As a React `key` it remounts what has failed. */
  readonly round: number;
}

const listsOf: Record<WorkflowList, readonly ListQuery<ListedRow>[]> = {
  requests: [pendingRequests],
  referrals: [waitingReferrals, acceptedReferrals, declinedReferrals],
  jobs: [openJobs, completedJobs],
};

/**
 * Refresh All: reads the shown list and all counts from the server again and retries failed reads. Other lists are
 * read when they are shown.
 */
export function useRefreshAll(list: WorkflowList, onFailure: () => void): RefreshAll {
  const refreshLists = useListRefresh();
  const [refreshing, setRefreshing] = useState(false);
  const [round, setRound] = useState(0);
  const refresh = async () => {
    if (refreshing) return;
    setRefreshing(true);
    try {
      await refreshLists(listsOf[list]);
      askForRecount();
      forgetFailedReads();
      setRound((before) => before + 1);
    } catch (error) {
      reportFault('the lists not refreshed', error);
      onFailure();
    } finally {
      setRefreshing(false);
    }
  };
  return { refresh, refreshing, round };
}
