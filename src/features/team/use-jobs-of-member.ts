import { useEffect, useState } from 'react';
import type { Job } from '@domain/job/job';
import { reportedAs } from '@/logging/report-fault';

/** Finds the open jobs of a member, next first. */
export type FindJobsOf = (uid: string) => Promise<readonly Job[]>;

/** A member's jobs, asked for once they are wanted; null until they are known. */
export function useJobsOfMember(
  uid: string,
  findJobsOf: FindJobsOf,
  wanted = true,
): readonly Job[] | 'failed' | null {
  const [jobs, setJobs] = useState<readonly Job[] | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void findJobsOf(uid)
      .catch(reportedAs('jobs of a member not found', 'failed' as const))
      .then((found) => {
        if (current) setJobs(found);
      });
    return () => {
      current = false;
    };
  }, [wanted, uid, findJobsOf]);
  return jobs;
}
