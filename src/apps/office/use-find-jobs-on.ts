import { useCallback } from 'react';
import { jobsOf } from '@/features/jobs/listed-jobs';
import { useListReader } from '@/firebase/lists/use-list-reader';
import type { FindJobsOn } from '@/shared/appointment/use-slot-conflicts';

/** Finds the jobs on a date that are scheduled or in progress. */
export function useFindJobsOn(): FindJobsOn {
  const readList = useListReader();
  return useCallback<FindJobsOn>(
    async (date) => {
      const jobs = await readList(jobsOf(date));
      return jobs
        .filter(({ status }) => status === 'scheduled' || status === 'in_progress')
        .map(({ id, lead_id, referral_id, customer, service_type, scheduled_time, scheduled_until }) => ({
          id,
          from: [lead_id, referral_id],
          name: customer.name,
          address: customer.address,
          service_type,
          scheduled_time,
          scheduled_until,
        }));
    },
    [readList],
  );
}
