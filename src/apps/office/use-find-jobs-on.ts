import { useCallback } from 'react';
import { jobsOf } from '@/features/jobs/listed-jobs';
import { useListReader } from '@/firebase/lists/use-list-reader';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';

/** Finds the jobs on a date that are scheduled or in progress. */
export function useFindJobsOn(): FindJobsOn {
  const readList = useListReader();
  return useCallback<FindJobsOn>(
    async (date) => {
      const jobs = await readList(jobsOf(date));
      return jobs
        .filter(({ status }) => status === 'scheduled' || status === 'in_progress')
        .map(({ lead_id, referral_id, customer, ...job }) => ({
          id: job.id,
          from: [lead_id, referral_id],
          name: customer.name,
          address: customer.address,
          service_type: job.service_type,
          scheduled_time: job.scheduled_time,
          scheduled_until: job.scheduled_until,
          inspector_id: job.inspector_id,
        }));
    },
    [readList],
  );
}
