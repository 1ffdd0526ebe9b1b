import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
import { pendingLeadStatuses } from '@domain/request/lead-status';
import type { ListQuery } from '@/firebase/list-query';
import { decodeLead } from './decode-lead';

/** The requests that wait for the office, newest first. */
export const pendingRequests: ListQuery<Lead> = {
  collection: collections.leads,
  where: [['status', 'in', pendingLeadStatuses]],
  orderBy: ['created_at', 'desc'],
  pageSize: 20,
  decode: decodeLead,
};
