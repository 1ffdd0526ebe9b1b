import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import {
  isPending,
  mayBecome,
  type PendingRequestStatus,
  type RequestStatus,
} from '@domain/request/request-status';
import { requests, type RequestReference, type StoredRequest } from './stored-request';

interface ReadRequest {
  readonly reference: RequestReference;
  readonly request: StoredRequest;
}

interface PendingRequest extends ReadRequest {
  readonly request: StoredRequest & { readonly status: PendingRequestStatus };
}

const done: Partial<Record<RequestStatus, string>> = { booked: 'accepted', lost: 'declined' };

/** A request, read with the transaction's lock. @throws AppError `not-found` if it was deleted. */
export async function readRequest(transaction: Transaction, leadId: string): Promise<ReadRequest> {
  const reference = requests().doc(leadId);
  const request = (await transaction.get(reference)).data();
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
): Promise<PendingRequest> {
  const { reference, request } = await readRequest(transaction, leadId);
  const { status } = request;
  if (!isPending(status) || !mayBecome(status, to)) throw requestRefusal(request);
  return { reference, request: { ...request, status } };
}

/** The refusal of a step that the request's status doesn't allow; names the admin who handled it. */
export function requestRefusal({ status, handled_by: by }: StoredRequest): AppError {
  const what = done[status] ?? 'handled';
  return new AppError(
    'already-handled',
    `request is ${status}`,
    `${by ?? 'Someone'} has already ${what} this request.`,
  );
}

/** Whether a request exists and may still become `to`; read with the transaction's lock. */
export async function isPendingRequest(
  transaction: Transaction,
  leadId: string,
  to: RequestStatus,
): Promise<boolean> {
  const request = (await transaction.get(requests().doc(leadId))).data();
  return request !== undefined && mayBecome(request.status, to);
}
