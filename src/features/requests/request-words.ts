import type { ListFilter } from '@domain/office/list-filters';
import type { LeadStatus } from '@domain/request/lead-status';
import type { BadgeTone } from '@/ui/status-badge';

export const leadStatusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  booked: 'Booked',
  lost: 'Declined',
};

export const leadStatusTones: Record<LeadStatus, BadgeTone> = {
  new: 'pending',
  contacted: 'in_progress',
  qualified: 'scheduled',
  booked: 'completed',
  lost: 'cancelled',
};

export const requestFilterWords: Record<ListFilter<'requests'>, string> = {
  new: leadStatusWords.new,
  contacted: leadStatusWords.contacted,
  qualified: leadStatusWords.qualified,
};

/** What is said where no request is marked so. */
export const noRequestWords: Record<ListFilter<'requests'>, string> = {
  new: 'No new requests',
  contacted: 'No requests are marked contacted',
  qualified: 'No requests are marked qualified',
};
