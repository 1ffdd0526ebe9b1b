import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFilters } from '@domain/office/list-filters';
import { listViewOf } from '@domain/office/list-view';
import { completedJobs, jobsFiltered, jobsFound, newestOpenJob, openJobs } from '@/features/jobs/listed-jobs';
import {
  dueRewards,
  newestReferrals,
  newestWaitingReferral,
  referralsOf,
} from '@/features/referrals/referral-lists';
import { newestRequest, pendingRequests, requestsOf } from '@/features/requests/request-lists';
import type { ListedRow, ListQuery } from '@/firebase/list-query';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
  indexes: readonly { readonly collectionGroup: string; readonly fields: readonly IndexField[] }[];
};

const search = new URLSearchParams('q=ann');
const ended = new URLSearchParams('q=ann&ended=1');
const weekBegin = Date.UTC(2026, 2, 3);

const lists: Readonly<Record<string, ListQuery<ListedRow>>> = {
  pendingRequests,
  newestRequest,
  newestReferrals,
  newestWaitingReferral,
  openJobs,
  completedJobs,
  newestOpenJob,
  dueRewards,
  requestsFound: requestsOf(listViewOf('requests', search)),
  endedRequestsFound: requestsOf(listViewOf('requests', ended)),
  referralsFound: referralsOf(listViewOf('referrals', search), weekBegin),
  referralsOfTheWeek: referralsOf(listViewOf('referrals', new URLSearchParams('filter=week')), weekBegin),
  jobsFound: jobsFound({ key: 'ann', terms: ['ann'] }),
  ...Object.fromEntries(
    listFilters.requests.map((filter) => [
      `requests ${filter}`,
      requestsOf({ filter, text: '', search: null, ended: false }),
    ]),
  ),
  ...Object.fromEntries(
    listFilters.jobs.map((filter) => [`jobs ${filter}`, jobsFiltered(filter, weekBegin)]),
  ),
};

/** Whether an index answers a list: the fields that are compared in any order, then the one that it is ordered by. */
function answers(
  fields: readonly IndexField[],
  { where, orderBy: [ordered, direction] }: ListQuery<ListedRow>,
) {
  const compared = where.filter(([field]) => field !== ordered);
  const last = fields.at(-1);
  return (
    fields.length === compared.length + 1 &&
    last?.fieldPath === ordered &&
    last.order === (direction === 'asc' ? 'ASCENDING' : 'DESCENDING') &&
    compared.every(([field, operator]) =>
      fields.some(
        ({ fieldPath, arrayConfig }) =>
          fieldPath === field && (arrayConfig === 'CONTAINS') === (operator === 'array-contains'),
      ),
    )
  );
}

// The emulator answers a query without its index; a real database refuses it.
test.each(Object.entries(lists))('%s has its index, and a page of 25 at most', (_name, list) => {
  const single = list.where.every(([field]) => field === list.orderBy[0]);
  const found = indexes.some(
    ({ collectionGroup, fields }) => collectionGroup === list.collection && answers(fields, list),
  );
  expect(single || found).toBe(true);
  expect(list.pageSize).toBeLessThanOrEqual(25);
});
