import type { CallAccess } from '@domain/api/contract';

/** The admin of a fuzzed project. */
export const fuzzAdmin = 'fuzz-admin';

/**
 * The headers of a caller of this kind. The token is unsigned, as the Functions emulator takes it; the real handlers
 * refuse such a one, which the drill of tokens shows.
 */
export function callerHeaders(access: CallAccess, customerId: string): Record<string, string> {
  if (access === 'public') return {};
  const claims =
    access === 'admin'
      ? { sub: fuzzAdmin, admin: true, email: 'admin@example.com' }
      : { sub: customerId, customer: true };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return { Authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.` };
}
