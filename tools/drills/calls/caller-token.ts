import { isOfficeAccess, type CallAccess } from '@domain/api/define-call';
import { unsignedToken } from './unsigned-token';

/** The admin of a drill's project. */
export const drillAdmin = { uid: 'drill-admin', email: 'admin@example.com' } as const;

/** Who begins sessions there: a record with sessions refuses the other admin's tokens, which have none. */
export const drillAccount = { uid: 'drill-account', email: 'account@example.com' } as const;

/** The claims of this kind of caller. */
export function claimsOf(access: Exclude<CallAccess, 'public'>, customerId: string) {
  // A referrer is known by the address.
  if (access === 'referrer') return { sub: customerId.replaceAll(/\W/g, '-'), referrer: customerId };
  if (!isOfficeAccess(access)) return { sub: customerId, customer: true };
  if (access !== 'account') return { sub: drillAdmin.uid, admin: true, email: drillAdmin.email };
  const { uid: sub, email } = drillAccount;
  const password = { auth_time: Math.floor(Date.now() / 1000), firebase: { sign_in_provider: 'password' } };
  return { sub, admin: true, email, ...password };
}

/**
 * The admin's unsigned ID token, which the Functions emulator accepts; the token drill shows that the real
 * handlers refuse it.
 */
export function adminToken(): string {
  return unsignedToken(claimsOf('admin', ''));
}

/** Headers of this kind of caller, with that token. */
export function callerHeaders(access: CallAccess, customerId: string): Record<string, string> {
  if (access === 'public') return {};
  return { Authorization: `Bearer ${unsignedToken(claimsOf(access, customerId))}` };
}
