import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { BookingRequest } from '@domain/request/booking-request';
import { mayBecome, type RequestStatus, type PendingRequestStatus } from '@domain/request/request-status';
import { firestore } from '../../platform/firestore';

/** A stored request; the first ones have no links to other records. */
export type StoredRequest = Omit<BookingRequest, 'id' | 'created_at' | 'forms_booking_id' | 'referral_id'> &
  Partial<Pick<BookingRequest, 'forms_booking_id' | 'referral_id'>> & {
    readonly created_at: Timestamp;
    /** The email address of the admin who accepted or declined it. */
    readonly handled_by?: string;
    readonly handled_at?: Timestamp;
    /** Its status before it was declined. */
    readonly status_before?: PendingRequestStatus;
  };

interface ReadRequest {
  readonly reference: DocumentReference;
  readonly request: StoredRequest;
}

const done: Partial<Record<RequestStatus, string>> = { booked: 'accepted', lost: 'declined' };

/** A request, read with the transaction's lock. @throws AppError `not-found` if it was deleted. */
export async function readRequest(transaction: Transaction, leadId: string): Promise<ReadRequest> {
  const reference = firestore().collection(collections.leads).doc(leadId);
  const request = (await transaction.get(reference)).data() as StoredRequest | undefined;
  if (!request) throw new AppError('not-found', 'request gone', 'This request has been deleted.');
  return { reference, request };
}

/**
 * The request, if it may still become `to`; read with the transaction's lock.
 * @throws AppError `not-found` if it was deleted, `already-handled` if another admin was first.
 */
export async function pendingRequest(
  transaction: Transaction,
  leadId: string,
  to: RequestStatus,
): Promise<ReadRequest> {
  const read = await readRequest(transaction, leadId);
  if (!mayBecome(read.request.status, to)) throw requestRefusal(read.request);
  return read;
}

/** The refusal of a step that the request's status doesn't allow; names the admin who handled it. */
export function requestRefusal({ status, handled_by: by = 'Someone' }: StoredRequest): AppError {
  const what = done[status] ?? 'handled';
  return new AppError('already-handled', `request is ${status}`, `${by} has already ${what} this request.`);
}

/** Whether a request exists and may still become `to`; read with the transaction's lock. */
export async function isPendingRequest(
  transaction: Transaction,
  leadId: string,
  to: RequestStatus,
): Promise<boolean> {
  const request = await transaction.get(firestore().collection(collections.leads).doc(leadId));
  const status = request.get('status') as RequestStatus | undefined;
  return status !== undefined && mayBecome(status, to);
}
