import type { CallAccess } from '@domain/api/contract';
import { unsignedToken } from './unsigned-token';

/** The one admin of a drill's own project. */
export const drillAdmin = { uid: 'drill-admin', email: 'admin@example.com' } as const;

/** What the token of a caller of this kind says. */
export function claimsOf(access: Exclude<CallAccess, 'public'>, customerId: string) {
  return access === 'admin'
    ? { sub: drillAdmin.uid, admin: true, email: drillAdmin.email }
    : { sub: customerId, customer: true };
}

/**
 * The admin's ID token, unsigned, as the Functions emulator takes it; the real handlers refuse such a one, which the drill of
 * tokens shows.
 */
export function adminToken(): string {
  return unsignedToken(claimsOf('admin', ''));
}

/** The headers of a caller of this kind, with such a token. */
export function callerHeaders(access: CallAccess, customerId: string): Record<string, string> {
  if (access === 'public') return {};
  return { Authorization: `Bearer ${unsignedToken(claimsOf(access, customerId))}` };
}
