import { collections } from '@domain/firestore/paths';
import type { ListFilter } from '@domain/office/list-filters';
import type { ListView } from '@domain/office/list-view';
import type { Lead } from '@domain/request/lead';
import { pendingLeadStatuses } from '@domain/request/lead-status';
import type { ListQuery } from '@/firebase/list-query';
import type { CountedList } from '@/firebase/use-list-count';
import { decodeLead } from './decode-lead';

const newestFirst = {
  collection: collections.leads,
  orderBy: ['created_at', 'desc'],
  pageSize: 9,
  decode: decodeLead,
} as const;

/** The requests that wait for the office, newest first. Each row may read the job whose forms were sent ahead. */
export const pendingRequests: ListQuery<Lead> = {
  ...newestFirst,
  where: [['status', 'in', pendingLeadStatuses]],
};

/** The newest of them alone, watched while another list is open. */
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

/** The requests that a view of the list asks for. */
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
