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

/** Shown where no request has the mark. */
export const noRequestWords: Record<ListFilter<'requests'>, string> = {
  new: 'No new requests',
  contacted: 'No contacted requests',
  qualified: 'No qualified requests',
};
