import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
import { mayBecome, type LeadStatus, type PendingLeadStatus } from '@domain/request/lead-status';
import { firestore } from '../../platform/firestore';

/** A stored request; the first ones have no links to other records. */
export type StoredLead = Omit<Lead, 'id' | 'created_at' | 'forms_booking_id' | 'referral_id'> &
  Partial<Pick<Lead, 'forms_booking_id' | 'referral_id'>> & {
    readonly created_at: Timestamp;
    /** The email address of the admin who accepted or declined it. */
    readonly handled_by?: string;
    readonly handled_at?: Timestamp;
    /** Its status before it was declined. */
    readonly status_before?: PendingLeadStatus;
  };

interface ReadLead {
  readonly reference: DocumentReference;
  readonly lead: StoredLead;
}

const done: Partial<Record<LeadStatus, string>> = { booked: 'accepted', lost: 'declined' };

/** A request, read with the transaction's lock. @throws AppError `not-found` if it was deleted. */
export async function readLead(transaction: Transaction, leadId: string): Promise<ReadLead> {
  const reference = firestore().collection(collections.leads).doc(leadId);
  const lead = (await transaction.get(reference)).data() as StoredLead | undefined;
  if (!lead) throw new AppError('not-found', 'lead gone', 'This request has been deleted.');
  return { reference, lead };
}

/**
 * The request, if it may still become `to`; read with the transaction's lock.
 * @throws AppError `not-found` if it was deleted, `already-handled` if another admin was first.
 */
export async function pendingLead(
  transaction: Transaction,
  leadId: string,
  to: LeadStatus,
): Promise<ReadLead> {
  const read = await readLead(transaction, leadId);
  if (!mayBecome(read.lead.status, to)) throw leadRefusal(read.lead);
  return read;
}

/** The refusal of a step that the request's status doesn't allow; names the admin who handled it. */
export function leadRefusal({ status, handled_by: by = 'Someone' }: StoredLead): AppError {
  const what = done[status] ?? 'handled';
  return new AppError('already-handled', `lead is ${status}`, `${by} has already ${what} this request.`);
}

/** Whether a request exists and may still become `to`; read with the transaction's lock. */
export async function isPendingLead(
  transaction: Transaction,
  leadId: string,
  to: LeadStatus,
): Promise<boolean> {
  const lead = await transaction.get(firestore().collection(collections.leads).doc(leadId));
  const status = lead.get('status') as LeadStatus | undefined;
  return status !== undefined && mayBecome(status, to);
}
