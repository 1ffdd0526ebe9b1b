import type { User } from 'firebase/auth';
import { isObject } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

/**
 * Whether the user's token has the `admin` claim. Offline the last token is read as it is, so that the office works
 * without a connection; the server checks the claim for every access anyway.
 */
export async function hasAdminClaim(user: User): Promise<boolean> {
  try {
    return (await user.getIdTokenResult()).claims.admin === true;
  } catch {
    // ignored: offline the last token is used, and the server checks the claim for every access
    return claimsOf(lastToken(user)).admin === true;
  }
}

function lastToken(user: User): string {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { accessToken?: string } };
  return stsTokenManager?.accessToken ?? '';
}

/** The unverified claims of a JWT; empty where it is not a JWT. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    return readJson(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), isObject) ?? {};
  } catch {
    // ignored: what is not base64 is not a JWT and has no claims
    return {};
  }
}
