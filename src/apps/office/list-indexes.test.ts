import { expect, test } from 'vitest';
import { listFilters } from '@domain/office/list-filters';
import { listViewOf, unassigned } from '@domain/office/list-view';
import { trailQuery } from '@/features/audit/trail-query';
import { allReferrals, figureLists } from '@/features/dashboard/figure-lists';
import { jobsOfMonth } from '@/features/jobs/calendar/month-jobs';
import { reportIdsOf } from '@/features/jobs/job-reports';
import {
  completedJobs,
  completedJobsOfInspector,
  jobsCreated,
  jobsFiltered,
  jobsFound,
  jobsOf,
  jobsOfCustomer,
  jobsOfProperty,
  jobsOfInspector,
  jobWith,
  newestOpenJob,
  openWithdrawals,
  openJobs,
  reportsDue,
  visitsBetween,
} from '@/features/jobs/listed-jobs';
import { ledgerSince } from '@/features/dashboard/ledger-rows';
import { everyonesDays } from '@/features/jobs/day/day-list';
import { ownVisits } from '@/features/jobs/visits/own-visits';
import { mailsOfJob } from '@/features/jobs/mails/job-mail';
import {
  acceptedReferrals,
  declinedReferrals,
  longestWaitingReferrals,
  newestReferrals,
  newestWaitingReferral,
  referralsOf,
  waitingReferrals,
} from '@/features/referrals/referral-lists';
import { dueRewards } from '@/features/referrals/rewards/due-rewards';
import { paymentsOf, unpaidWithoutJob } from '@/features/report-actions/report-payments';
import { comingReminders } from '@/features/reminders/reminder-row';
import {
  latestReports,
  reportsFound,
  reportsOfCustomer,
  reportsOfJob,
  reportsOfProperty,
  reportWith,
} from '@/features/report-actions/report-row';
import {
  awaitedTimes,
  newestRequest,
  pendingRequests,
  requestsOf,
  untouchedRequests,
} from '@/features/requests/request-lists';
import { latestWindow, newestWindows, violationsSince } from '@/features/security/limits/rate-window';
import {
  clientsSince,
  entriesSince,
  latestEntry,
  newestEntries,
  suspiciousEntries,
  suspiciousSince,
} from '@/features/security/logs/log-entry';
import { countedDelayed, delayedMails } from '@/features/security/mail/delayed-mail';
import { countedMails, undeliveredMails } from '@/features/security/mail/undelivered-mail';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { customersWith } from '@/shared/customer/customers-with';
import { openReviews, ownReviews } from '@/shared/report/reviews';
import { mailsAbout } from '@/shared/mail/mails-about';
import { findIndex } from '../../../tools/indexes/find-index';
import { readIndexFile } from '../../../tools/indexes/index-file';
import { shapeOf } from '../../../tools/indexes/query-shape';
import { propertiesNear } from './property/property-lists';
import { agreementsOf, releasesOf } from './customer/signed-documents';
import { customersFound } from './find/hit-kinds';
import { newestImports } from '@/features/import/listed-imports';

const file = readIndexFile();

const search = new URLSearchParams('q=ann');
const ended = new URLSearchParams('q=ann&ended=1');
const weekBegin = Date.UTC(2026, 2, 3);
const begin = new Date(weekBegin);

const lists: Readonly<Record<string, ListQuery<ListedRow>>> = {
  pendingRequests,
  newestRequest,
  waitingReferrals,
  acceptedReferrals,
  declinedReferrals,
  newestWaitingReferral,
  openJobs,
  completedJobs,
  newestOpenJob,
  dueRewards,
  requestsFound: requestsOf(listViewOf('requests', search)),
  endedRequestsFound: requestsOf(listViewOf('requests', ended)),
  referralsFound: referralsOf(listViewOf('referrals', search), weekBegin) ?? newestReferrals,
  referralsOfTheWeek:
    referralsOf(listViewOf('referrals', new URLSearchParams('filter=week')), weekBegin) ?? newestReferrals,
  jobsCreated: jobsCreated(0, 1),
  jobsFound: jobsFound({ key: 'ann', terms: ['ann'] }),
  ...Object.fromEntries(
    listFilters.requests.map((filter) => [
      `requests ${filter}`,
      requestsOf({ filter, inspector: null, text: '', search: null, ended: false, found: null }),
    ]),
  ),
  ...Object.fromEntries(
    listFilters.jobs.map((filter) => [`jobs ${filter}`, jobsFiltered(filter, weekBegin)]),
  ),
  jobsOfMonth: jobsOfMonth('2026-03'),
  jobsOfADay: jobsOf('2026-03-03'),
  visitsOfTwoDays: visitsBetween('2026-03-03', '2026-03-04'),
  ownVisits: ownVisits('inspector-1', '2026-03-03'),
  everyonesDays: everyonesDays('2026-03-03'),
  reportsDue,
  openWithdrawals,
  openReviews,
  ownReviews: ownReviews('inspector-1'),
  ledgerSince: ledgerSince(begin),
  unpaidWithoutJob,
  untouchedRequests,
  awaitedTimes,
  longestWaitingReferrals,
  mailsOfAJob: mailsOfJob('booking-1', null),
  mailsOfAJobAndItsReport: mailsOfJob('booking-1', 'report-1'),
  reportIdsOfAJob: reportIdsOf('booking-1'),
  reportsOfAJob: reportsOfJob('booking-1'),
  latestReports,
  reportsFound: reportsFound({ key: 'ann', terms: ['ann'] }),
  reportsOfACustomer: reportsOfCustomer('customer-1'),
  aReport: reportWith('report-1'),
  aJob: jobWith('booking-1'),
  aRequest: requestsOf(listViewOf('requests', new URLSearchParams('found=lead-1'))),
  aReferral:
    referralsOf(listViewOf('referrals', new URLSearchParams('found=referral-1')), weekBegin) ??
    newestReferrals,
  jobsOfACustomer: jobsOfCustomer('customer-1'),
  jobsOfAProperty: jobsOfProperty('property-1'),
  comingReminders: comingReminders('2026-03-03'),
  reportsOfAProperty: reportsOfProperty('property-1'),
  propertiesNear: propertiesNear(['12 Elm St']) ?? openJobs,
  jobsOfAnInspector: jobsOfInspector('inspector-1'),
  jobsOfNobody: jobsOfInspector(unassigned),
  completedOfAnInspector: completedJobsOfInspector('inspector-1'),
  mailsAboutRecords: mailsAbout(['booking-1']),
  agreementsOfJobs: agreementsOf(['booking-1']),
  releasesOfJobs: releasesOf(['booking-1']),
  customersFound: customersFound({ key: 'ann', terms: ['ann'] }),
  paymentsOfReports: paymentsOf(['report-1']),
  newestEntries,
  latestEntry,
  suspiciousEntries,
  newestWindows,
  latestWindow,
  undeliveredMails,
  newestUndeliveredMail: countedMails.newest,
  delayedMails,
  newestImports,
  newestDelayedMail: countedDelayed.newest,
  customerWithAnAddress: customersWith('ann@example.com'),
  trail: trailQuery({ collection: '', record: '' }),
  trailOfAKind: trailQuery({ collection: 'leads', record: '' }),
  trailOfAnId: trailQuery({ collection: '', record: 'lead-1' }),
  trailOfARecord: trailQuery({ collection: 'leads', record: 'lead-1' }),
};

/** Counted by the server and never read. */
const counted: Readonly<Record<string, ListQuery<ListedRow>>> = {
  entriesSince: entriesSince(begin),
  suspiciousSince: suspiciousSince(begin),
  clientsSince: clientsSince(begin),
  violationsSince: violationsSince(begin),
  allReferrals,
  ...Object.fromEntries(Object.entries(figureLists).map(([figure, list]) => [figure, list(begin)])),
};

/** Lists that are only useful when complete; none of them grows over the years. */
const longerPages: Readonly<Record<string, number>> = {
  // One for each of the reports on the screen.
  paymentsOfReports: 30,
  // One for each of the jobs on a customer's page.
  agreementsOfJobs: 30,
  releasesOfJobs: 30,
  // Requirement S-04.
  newestEntries: 50,
  suspiciousEntries: 50,
  // A maximum above what a business can do in a day or a month.
  jobsOfADay: 100,
  visitsOfTwoDays: 100,
  ownVisits: 200,
  everyonesDays: 200,
  ownReviews: 100,
  // Summed, like the unpaid jobs.
  unpaidWithoutJob: 100,
  // Read whole, page by page, for the charts of 12 weeks.
  ledgerSince: 200,
  jobsOfMonth: 200,
};

// The emulator answers a query without an index; a real database refuses it.
test.each(Object.entries({ ...lists, ...counted }))('%s has an index', (_name, list) => {
  expect(findIndex(shapeOf(list), file)).not.toBeNull();
});

test.each(Object.entries(lists))('%s has pages of at most 25, or the length given here', (name, list) => {
  expect(list.pageSize).toBeLessThanOrEqual(longerPages[name] ?? 25);
});
