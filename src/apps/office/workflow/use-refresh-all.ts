import { useState } from 'react';
import { completedJobs, openJobs } from '@/features/jobs/listed-jobs';
import { newestReferrals } from '@/features/referrals/newest-referrals';
import { pendingRequests } from '@/features/requests/pending-requests';
import { forgetFailedReads } from '@/firebase/forget-failed-reads';
import { useListRefresh } from '@/firebase/use-list-reader';

interface RefreshAll {
  readonly refresh: () => Promise<void>;
  readonly refreshing: boolean;
  /** Rises with each refresh, as a `key` that begins what has failed anew. */
  readonly round: number;
}

/** Refresh All: asks the server for every list again; what works is live anyway, what has failed begins anew. */
export function useRefreshAll(onFailure: () => void): RefreshAll {
  const refreshLists = useListRefresh();
  const [refreshing, setRefreshing] = useState(false);
  const [round, setRound] = useState(0);
  const refresh = async () => {
    if (refreshing) return;
    setRefreshing(true);
    try {
      await refreshLists([pendingRequests, newestReferrals, openJobs, completedJobs]);
      forgetFailedReads();
      setRound((before) => before + 1);
    } catch {
      onFailure();
    } finally {
      setRefreshing(false);
    }
  };
  return { refresh, refreshing, round };
}
