import type { ListFilter } from '@domain/office/list-filters';
import type { ListView } from '@domain/office/list-view';
import type { BookingRequest } from '@domain/request/booking-request';
import { requestRecord } from '@domain/request/request-record';
import { pendingRequestStatuses, type PendingRequestStatus } from '@domain/request/request-status';
import type { SearchQuery } from '@domain/search/search-query';
import { recordWith, rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';

const newestFirst = {
  ...rowsOf(requestRecord),
  orderBy: ['created_at', 'desc'],
  pageSize: 9,
} as const;

/** The waiting requests, newest first. A row may also read the job whose forms were sent before acceptance. */
export const pendingRequests: ListQuery<BookingRequest> = {
  ...newestFirst,
  where: [['status', 'in', pendingRequestStatuses]],
};

/** The newest waiting request, watched while another list is shown. */
export const newestRequest: ListQuery<BookingRequest> = { ...pendingRequests, pageSize: 1 };

/** Requests that were neither contacted nor sent the forms, longest waiting first. */
export const untouchedRequests: ListQuery<BookingRequest> = {
  ...newestFirst,
  where: [
    ['status', '==', 'new'],
    ['forms_booking_id', '==', null],
  ],
  orderBy: ['created_at', 'asc'],
  pageSize: 20,
};

/** The requests whose referred clients wait for an answer to the time that they chose, longest waiting first. */
export const awaitedTimes: ListQuery<BookingRequest> = {
  ...newestFirst,
  where: [
    ['status', 'in', pendingRequestStatuses],
    ['client_waits_since', '>=', new Date(0)],
  ],
  orderBy: ['client_waits_since', 'asc'],
  pageSize: 20,
};

/** The waiting requests with a deadline, the earliest first. */
export const requestsWithDeadline: ListQuery<BookingRequest> = {
  ...newestFirst,
  where: [
    ['status', 'in', pendingRequestStatuses],
    ['deadline', '>=', '0'],
  ],
  orderBy: ['deadline', 'asc'],
  pageSize: 20,
};

export const countedRequests: CountedList<BookingRequest> = {
  page: pendingRequests,
  newest: newestRequest,
};

const marked = (status: PendingRequestStatus): ListQuery<BookingRequest> => ({
  ...newestFirst,
  where: [['status', '==', status]],
});

const filtered: Record<ListFilter<'requests'>, ListQuery<BookingRequest>> = {
  new: marked('new'),
  contacted: marked('contacted'),
  qualified: marked('qualified'),
  deadline: requestsWithDeadline,
};

/** The requests that match a search, in any status. */
export function requestsFound({ key }: SearchQuery): ListQuery<BookingRequest> {
  return { ...newestFirst, where: [['search_keys', 'array-contains', key]] };
}

/** The requests of a view. */
export function requestsOf({
  search,
  filter,
  ended,
  found,
}: ListView<'requests'>): ListQuery<BookingRequest> {
  if (found !== null) return recordWith(newestFirst, found);
  if (search && ended) return requestsFound(search);
  if (search) {
    const { where } = pendingRequests;
    return { ...newestFirst, where: [['search_keys', 'array-contains', search.key], ...where] };
  }
  return filter ? filtered[filter] : pendingRequests;
}
