import type { CallableRequest } from 'firebase-functions/v2/https';
import type { CallAccess } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { clientAddress, clientNetwork } from './client-address';
import { config } from './config';
import { firestore } from './firestore';
import { pseudonym } from './hash';

export interface PublicCaller {
  readonly kind: 'public';
  /** Pseudonym of the caller's network, for limits and logs. */
  readonly client: string;
  /** The plain address: for the evidence of a signature alone, never for a log. */
  readonly address: string;
}

export interface AdminCaller {
  readonly kind: 'admin';
  readonly uid: string;
  readonly email: string;
}

/** A client who has signed in to the portal by a one-time code. */
export interface CustomerCaller {
  readonly kind: 'customer';
  readonly customerId: string;
}

export type Caller = PublicCaller | AdminCaller | CustomerCaller;

/**
 * Who calls, once they may.
 * @throws AppError `not-signed-in` without a token, `not-allowed` with one that is not for this call, or after `admins/{uid}` is gone.
 */
export async function authorise(
  access: CallAccess,
  request: Pick<CallableRequest<unknown>, 'auth' | 'rawRequest'>,
): Promise<Caller> {
  if (access === 'public') {
    const address = clientAddress(request.rawRequest, config.trustedProxyHops);
    return { kind: 'public', client: pseudonym('client', clientNetwork(address)), address };
  }
  const { auth } = request;
  if (!auth) throw new AppError('not-signed-in', 'no token', 'Your session has ended. Please sign in again.');
  if (access === 'customer') return customer(auth);
  const record =
    auth.token.admin === true &&
    (await firestore().collection(collections.admins).doc(auth.uid).get()).exists;
  if (!record) throw new AppError('not-allowed', 'not an admin', 'Your account may not use the back office.');
  return { kind: 'admin', uid: auth.uid, email: auth.token.email ?? auth.uid };
}

/** Both claims on one account were a fault of ours: then it is neither's. */
function customer({ uid, token }: NonNullable<CallableRequest<unknown>['auth']>): CustomerCaller {
  if (token.customer !== true || token.admin === true) {
    throw new AppError('not-allowed', 'not a customer', 'Please sign in with the code from your e-mail.');
  }
  return { kind: 'customer', customerId: uid };
}

/** The admin of a call whose access is `admin`; a wrong pairing is a fault of ours. */
export function adminOf(caller: Caller): AdminCaller {
  if (caller.kind !== 'admin') throw new Error(`an admin call was authorised as ${caller.kind}`);
  return caller;
}

/** The public caller of a call whose access is `public`. */
export function publicOf(caller: Caller): PublicCaller {
  if (caller.kind !== 'public') throw new Error(`a public call was authorised as ${caller.kind}`);
  return caller;
}

/** The customer of a call whose access is `customer`. */
export function customerOf(caller: Caller): CustomerCaller {
  if (caller.kind !== 'customer') throw new Error(`a customer call was authorised as ${caller.kind}`);
  return caller;
}
