import { isOfficeAccess, type CallAccess } from '@domain/api/define-call';
import { unsignedToken } from './unsigned-token';

/** The only admin in a drill's project. */
export const drillAdmin = { uid: 'drill-admin', email: 'admin@example.com' } as const;

/** The claims of this kind of caller. */
export function claimsOf(access: Exclude<CallAccess, 'public'>, customerId: string) {
  return isOfficeAccess(access)
    ? { sub: drillAdmin.uid, admin: true, email: drillAdmin.email }
    : { sub: customerId, customer: true };
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
