import type { ListFilter } from '@domain/office/list-filters';
import type { RequestStatus } from '@domain/request/request-status';
import type { BadgeTone } from '@/ui/status-badge';

export const requestStatusWords: Record<RequestStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  booked: 'Booked',
  lost: 'Declined',
};

export const requestStatusTones: Record<RequestStatus, BadgeTone> = {
  new: 'pending',
  contacted: 'in_progress',
  qualified: 'scheduled',
  booked: 'completed',
  lost: 'cancelled',
};

export const requestFilterWords: Record<ListFilter<'requests'>, string> = {
  new: requestStatusWords.new,
  contacted: requestStatusWords.contacted,
  qualified: requestStatusWords.qualified,
  deadline: 'By deadline',
};

/** Shown where no request has the mark. */
export const noRequestWords: Record<ListFilter<'requests'>, string> = {
  new: 'No new requests',
  contacted: 'No contacted requests',
  qualified: 'No qualified requests',
  deadline: 'No requests with a deadline',
};
