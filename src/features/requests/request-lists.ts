import { collections } from '@domain/firestore/paths';
import type { ListFilter } from '@domain/office/list-filters';
import type { ListView } from '@domain/office/list-view';
import type { Lead } from '@domain/request/lead';
import { pendingLeadStatuses } from '@domain/request/lead-status';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';
import { decodeLead } from './decode-lead';

const newestFirst = {
  collection: collections.leads,
  orderBy: ['created_at', 'desc'],
  pageSize: 9,
  decode: decodeLead,
} as const;

/** The waiting requests, newest first. A row may also read the job whose forms were sent before acceptance. */
export const pendingRequests: ListQuery<Lead> = {
  ...newestFirst,
  where: [['status', 'in', pendingLeadStatuses]],
};

/** The newest waiting request, watched while another list is shown. */
export const newestRequest: ListQuery<Lead> = { ...pendingRequests, pageSize: 1 };

export const countedRequests: CountedList<Lead> = {
  page: pendingRequests,
  newest: newestRequest,
  counts: () => true,
};

const marked = (status: ListFilter<'requests'>): ListQuery<Lead> => ({
  ...newestFirst,
  where: [['status', '==', status]],
});

const filtered: Record<ListFilter<'requests'>, ListQuery<Lead>> = {
  new: marked('new'),
  contacted: marked('contacted'),
  qualified: marked('qualified'),
};

/** The requests of a view. */
export function requestsOf({ search, filter, ended }: ListView<'requests'>): ListQuery<Lead> {
  if (search) {
    const { where } = pendingRequests;
    return {
      ...newestFirst,
      where: [['search_keys', 'array-contains', search.key], ...(ended ? [] : where)],
    };
  }
  return filter ? filtered[filter] : pendingRequests;
}
