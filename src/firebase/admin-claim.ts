import type { User } from 'firebase/auth';

/**
 * Whether the user's token carries the claim `admin`. Without a connection the last token is read as it is, so
 * that the office opens in a basement; what the claim opens is decided by the server all the same.
 */
export async function hasAdminClaim(user: User): Promise<boolean> {
  try {
    return (await user.getIdTokenResult()).claims.admin === true;
  } catch {
    return claimsOf(lastToken(user)).admin === true;
  }
}

function lastToken(user: User): string {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { accessToken?: string } };
  return stsTokenManager?.accessToken ?? '';
}

/** The claims of a JWT, unverified; none where it is not a JWT. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
