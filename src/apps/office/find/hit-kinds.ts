import { arrivalTime } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { customerRecord } from '@domain/customer/customer-record';
import { endingLabels } from '@domain/job/ending-words';
import { jobLookup } from '@domain/job/job-reference';
import { customerAddress } from '@domain/office/customer-address';
import { foundAddress, searchAddress } from '@domain/office/list-view';
import { reportNumber } from '@domain/report/report-number';
import type { SearchQuery } from '@domain/search/search-query';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, isCalendarDate, mediumDate } from '@domain/time/calendar-date';
import { hitKind, type HitKind } from '@/features/find/hit';
import { jobStatusWords } from '@/features/jobs/job-words';
import { jobsCreated, jobsFound } from '@/features/jobs/listed-jobs';
import { referralsFound } from '@/features/referrals/referral-lists';
import { progressBadge } from '@/features/referrals/referral-words';
import { reportsFound } from '@/features/report-actions/report-row';
import { requestsFound } from '@/features/requests/request-lists';
import { requestStatusTones, requestStatusWords } from '@/features/requests/request-words';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import type { Job } from '@domain/job/job';
import { foundReportAddress } from '../report/report-address';

const dayOf = (iso: string) => mediumDate(calendarDateIn(business.timeZone, new Date(iso)));
const dateOf = (date: string) => (isCalendarDate(date) ? mediumDate(date) : '');

const customers = rowsOf(customerRecord);

/** The customers that match a search, newest first. */
export function customersFound({ key }: SearchQuery) {
  return {
    ...customers,
    where: [['search_keys', 'array-contains', key]],
    orderBy: ['created_at', 'desc'],
    pageSize: 10,
  } as const;
}

/** The job of a pasted key or link, or the jobs with a short reference; null for another text. */
async function jobsNamed(text: string): Promise<ListQuery<Job> | null> {
  const lookup = jobLookup(text);
  if (!lookup) return null;
  if (lookup.kind === 'reference') return jobsCreated(lookup.from, lookup.to);
  const { createdAt } = await callAsAdmin('office-job-find', { key: lookup.key });
  return createdAt === null ? null : jobsCreated(Date.parse(createdAt), Date.parse(createdAt));
}

/** What the office's search covers, in the order of its results. */
export const hitKinds: readonly HitKind[] = [
  hitKind({
    label: 'Customers',
    all: null,
    list: customersFound,
    toHit: ({ id, name, email, phone, address }) => ({
      id,
      title: name || email,
      facts: [email, phone, address],
      badge: null,
      to: customerAddress(id),
    }),
  }),
  hitKind({
    label: 'Requests',
    all: (text) => searchAddress('requests', text),
    list: requestsFound,
    toHit: ({ id, name, status, created_at, address }) => ({
      id,
      title: name,
      facts: [`Received ${dayOf(created_at)}`, address],
      badge: { words: requestStatusWords[status], tone: requestStatusTones[status] },
      to: foundAddress('requests', id),
    }),
  }),
  hitKind({
    label: 'Referrals',
    all: (text) => searchAddress('referrals', text),
    list: referralsFound,
    toHit: (referral) => ({
      id: referral.id,
      title: referral.client_name,
      facts: [
        `Received ${dayOf(referral.created_at)} from ${referral.referrer_name}`,
        referral.client_address,
      ],
      badge: progressBadge(referral),
      to: foundAddress('referrals', referral.id),
    }),
  }),
  hitKind({
    label: 'Jobs',
    all: (text) => searchAddress('jobs', text),
    list: jobsFound,
    named: jobsNamed,
    toHit: (job) => ({
      id: job.id,
      title: job.customer.name,
      facts: [
        job.status === 'pending'
          ? 'No appointment yet'
          : `${dateOf(job.scheduled_date)}, ${arrivalTime(job)}`,
        dollars(job.total_price),
        job.customer.address,
      ],
      badge: { words: job.ending ? endingLabels[job.ending] : jobStatusWords[job.status], tone: job.status },
      to: foundAddress('jobs', job.id),
    }),
  }),
  hitKind({
    label: 'Reports',
    all: null,
    list: reportsFound,
    toHit: ({ id, clientName, reportDate, version, sentAt, address }) => ({
      id,
      title: clientName,
      facts: [
        `${reportNumber(id)}, ${dateOf(reportDate)}${version > 1 ? `, version ${version}` : ''}`,
        address,
      ],
      badge: sentAt ? { words: 'Report Sent', tone: 'completed' } : { words: 'Not sent', tone: 'pending' },
      to: foundReportAddress(id),
    }),
  }),
];
