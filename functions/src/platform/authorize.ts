import type { CallableRequest } from 'firebase-functions/v2/https';
import { isOfficeRole, type AdminRole } from '@domain/admin/admin-role';
import type { CallAccess } from '@domain/api/define-call';
import { AppError } from '@domain/errors/app-error';
import { accessOf } from './admins';
import { clientAddress, clientNetworks } from './client-address';
import { config } from './config';
import { pseudonym } from './hash';
import { sessionGeneration } from './session-generation';

export interface PublicCaller {
  readonly kind: 'public';
  /** Pseudonym of the caller's network, for logs. */
  readonly client: string;
  /** Pseudonyms of the networks to which limits apply, narrowest first; the first is `client`. */
  readonly networks: readonly string[];
  /** The IP address: only as evidence of a signature, never for logs. */
  readonly address: string;
}

export interface AdminCaller {
  readonly kind: 'admin';
  readonly uid: string;
  readonly email: string;
  readonly role: AdminRole;
  /** The id of the session; null for one from before they were recorded, and after the password alone. */
  readonly session: string | null;
}

/** Who an action is noted under, also when it is continued after the call. */
export type AdminActor = Omit<AdminCaller, 'role'>;

/** A client signed in to the portal with a one-time code. */
export interface CustomerCaller {
  readonly kind: 'customer';
  readonly customerId: string;
}

/** Someone who sends referrals, signed in to them with a one-time code. */
export interface ReferrerCaller {
  readonly kind: 'referrer';
  readonly referrerId: string;
  /** The address that the code was emailed to. */
  readonly email: string;
}

const sessionEnded = 'Your session has ended. Please sign in again.';

export type Caller = PublicCaller | AdminCaller | CustomerCaller | ReferrerCaller;

/**
 * Authenticates and authorizes the caller.
 * @throws AppError `not-signed-in` without a token or with one of a session that was ended, `not-allowed` with one for
 * another kind of access, if `admins/{uid}` is gone or turned off, or if its role isn't enough.
 */
export async function authorize(
  access: CallAccess,
  request: Pick<CallableRequest<unknown>, 'auth' | 'rawRequest'>,
): Promise<Caller> {
  if (access === 'public') {
    const address = clientAddress(request.rawRequest, config.trustedProxyHops);
    const [client, ...wider] = clientNetworks(address);
    const networks = [client, ...wider].map((network) => pseudonym('client', network));
    return { kind: 'public', client: pseudonym('client', client), networks, address };
  }
  const { auth } = request;
  if (!auth) throw new AppError('not-signed-in', 'no token', sessionEnded);
  if (access === 'customer') return customer(auth);
  if (access === 'referrer') return referrer(auth);
  return admin(access, auth);
}

type Auth = NonNullable<CallableRequest<unknown>['auth']>;

/** @throws AppError */
async function admin(access: CallAccess, { uid, token }: Auth): Promise<AdminCaller> {
  const found = token.admin === true ? await accessOf(uid, token.session) : null;
  if (found === null) throw notAnAdmin();
  const { role, session, tokensFrom } = found;
  const mayWork =
    session === 'open' ||
    (!(token.auth_time < tokensFrom) &&
      (access === 'account' ? isNewSignIn(token) : session === 'unrecorded'));
  if (!mayWork) throw new AppError('not-signed-in', `a session: ${session}`, sessionEnded);
  if (access !== 'team' && access !== 'account' && !isOfficeRole(role)) {
    throw new AppError('not-allowed', `an office's call by ${role}`, 'Only the office can do this.');
  }
  if (access === 'owner') checkOwner(role);
  const email = token.email ?? uid;
  return { kind: 'admin', uid, email, role, session: session === 'open' ? String(token.session) : null };
}

function notAnAdmin(): AppError {
  return new AppError('not-allowed', 'not an admin', 'Your account doesn’t have access to the back office.');
}

/**
 * Refuses anyone but an owner. A transaction that needs an owner calls it with the role as it reads it, because the
 * role can change after the call was authorized; null is nobody with access.
 * @throws AppError `not-allowed`
 */
export function checkOwner(role: AdminRole | null): void {
  if (role === null) throw notAnAdmin();
  if (role !== 'owner') {
    throw new AppError('not-allowed', `an owner's call by ${role}`, 'Only an owner can do this.');
  }
}

/** Time for the second step, including setting it up. */
const newSignInMs = 20 * 60_000;

/** Whether the token is of a password just given. Those of a session come from a custom token and are not. */
function isNewSignIn({ firebase, auth_time }: Auth['token']): boolean {
  return firebase?.sign_in_provider === 'password' && Date.now() - auth_time * 1000 < newSignInMs;
}

/** An account with several of these claims would be an error of ours, so it is refused. */
async function customer({ uid, token }: Auth): Promise<CustomerCaller> {
  if (token.customer !== true || token.referrer !== undefined || token.admin === true) {
    throw withoutCode('not a customer');
  }
  await checkGeneration(uid, token);
  return { kind: 'customer', customerId: uid };
}

async function referrer({ uid, token }: Auth): Promise<ReferrerCaller> {
  const email: unknown = token.referrer;
  if (typeof email !== 'string' || email === '' || token.customer !== undefined || token.admin === true) {
    throw withoutCode('not a referrer');
  }
  await checkGeneration(uid, token);
  return { kind: 'referrer', referrerId: uid, email };
}

function withoutCode(reason: string): AppError {
  return new AppError('not-allowed', reason, 'Please sign in with the code from your email.');
}

/**
 * A token stays valid for up to an hour after signing out everywhere, so its generation is compared; tokens without
 * that claim are of generation 0.
 */
async function checkGeneration(uid: string, token: Auth['token']): Promise<void> {
  if ((token.generation ?? 0) !== (await sessionGeneration(uid))) {
    throw new AppError('not-signed-in', 'signed out everywhere', sessionEnded);
  }
}

/** The caller of a call with access `account`, `team`, `admin` or `owner`; throws on any other. */
export function adminOf(caller: Caller): AdminCaller {
  if (caller.kind !== 'admin') throw new Error(`an admin call was authorized as ${caller.kind}`);
  return caller;
}

/** The caller of a call with access `public`; throws on any other. */
export function publicOf(caller: Caller): PublicCaller {
  if (caller.kind !== 'public') throw new Error(`a public call was authorized as ${caller.kind}`);
  return caller;
}

/** The caller of a call with access `customer`; throws on any other. */
export function customerOf(caller: Caller): CustomerCaller {
  if (caller.kind !== 'customer') throw new Error(`a customer call was authorized as ${caller.kind}`);
  return caller;
}

/** The caller of a call with access `referrer`; throws on any other. */
export function referrerOf(caller: Caller): ReferrerCaller {
  if (caller.kind !== 'referrer') throw new Error(`a referrer call was authorized as ${caller.kind}`);
  return caller;
}
