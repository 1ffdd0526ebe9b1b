import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
import { mayBecome, type LeadStatus } from '@domain/request/lead-status';
import { firestore } from '../platform/firestore';

/** A request as its document has it; the first ones have no links to other records. */
export type StoredLead = Omit<Lead, 'id' | 'forms_booking_id' | 'referral_id'> &
  Partial<Pick<Lead, 'forms_booking_id' | 'referral_id'>> & { readonly handled_by?: string };

const done: Partial<Record<LeadStatus, string>> = { booked: 'accepted', lost: 'declined' };

/**
 * The request, if it may still become `to`; read under the transaction's lock.
 * @throws AppError `not-found` where it was deleted, `already-handled` where another admin was first.
 */
export async function pendingLead(
  transaction: Transaction,
  leadId: string,
  to: LeadStatus,
): Promise<{ reference: DocumentReference; lead: StoredLead }> {
  const reference = firestore().collection(collections.leads).doc(leadId);
  const snapshot: DocumentSnapshot = await transaction.get(reference);
  const lead = snapshot.data() as StoredLead | undefined;
  if (!lead) throw new AppError('not-found', 'lead gone', 'This request was deleted in the meantime.');
  if (!mayBecome(lead.status, to)) {
    const what = done[lead.status] ?? 'handled';
    throw new AppError(
      'already-handled',
      `lead is ${lead.status}`,
      `${lead.handled_by ?? 'Someone'} has already ${what} this request.`,
    );
  }
  return { reference, lead };
}

/** Whether a request is there and may still become `to`; read under the transaction's lock. */
export async function isPendingLead(
  transaction: Transaction,
  leadId: string,
  to: LeadStatus,
): Promise<boolean> {
  const lead = await transaction.get(firestore().collection(collections.leads).doc(leadId));
  const status = lead.get('status') as LeadStatus | undefined;
  return status !== undefined && mayBecome(status, to);
}
