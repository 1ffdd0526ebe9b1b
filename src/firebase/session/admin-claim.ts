import type { User } from 'firebase/auth';
import { isObject } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

/** What a token of the office says. */
export interface OfficeClaims {
  readonly isAdmin: boolean;
  /** The id of the session; empty in a token from before sessions were recorded. */
  readonly session: string;
}

/**
 * The claims of the user's token. Offline the last token is read as it is, so that the office works without a connection;
 * the server checks them for every access anyway.
 */
export async function officeClaims(user: User): Promise<OfficeClaims> {
  try {
    return read((await user.getIdTokenResult()).claims);
  } catch {
    // ignored: offline the last token is used, and the server checks the claims for every access
    return read(claimsOf(lastToken(user)));
  }
}

function read({ admin, session }: Readonly<Record<string, unknown>>): OfficeClaims {
  return { isAdmin: admin === true, session: typeof session === 'string' ? session : '' };
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
