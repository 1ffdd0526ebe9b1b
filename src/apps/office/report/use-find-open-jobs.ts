import { useCallback } from 'react';
import { addressKey } from '@domain/contact/address-key';
import { normalizeEmail } from '@domain/contact/email';
import type { Job } from '@domain/job/job';
import { searchQuery } from '@domain/search/search-query';
import { jobsFound } from '@/features/jobs/listed-jobs';
import type { FindOpenJobs } from '@/features/report-form/open-job-notice';
import { useListReader } from '@/firebase/lists/use-list-reader';

/** Whether a job is about this email or property, and a report can still be written for it. */
function matches({ customer, status, report_created, origin }: Job, email: string, address: string): boolean {
  if (status === 'cancelled' || report_created || origin) return false;
  const sameEmail = email !== '' && normalizeEmail(customer.email) === email;
  return sameEmail || (address !== '' && addressKey(customer.address) === address);
}

/** Finds the jobs without a report that have this email or property address. */
export function useFindOpenJobs(): FindOpenJobs {
  const readList = useListReader();
  return useCallback<FindOpenJobs>(
    async (typedEmail, typedAddress) => {
      const [email, address] = [normalizeEmail(typedEmail), addressKey(typedAddress)];
      const queries = [email.includes('@') ? searchQuery(email) : null, searchQuery(typedAddress)];
      const lists = await Promise.all(
        queries.filter((query) => query !== null).map((query) => readList(jobsFound(query))),
      );
      const jobs = new Map(lists.flat().map((job) => [job.id, job]));
      return [...jobs.values()]
        .filter((job) => matches(job, email, address))
        .map(({ id, customer, scheduled_date, status }) => ({
          id,
          name: customer.name,
          address: customer.address,
          date: scheduled_date,
          status,
        }));
    },
    [readList],
  );
}
