import { timingSafeEqual } from 'node:crypto';
import { storageFolders } from '@domain/firestore/paths';
import { config } from '../platform/config';
import { keyedHash } from '../platform/hash';

const validMinutes = 15;

const signatureOf = (path: string, until: string) => keyedHash('file', `${path}:${until}`);

/** The address of a stored PDF for whoever was just shown to be entitled to it. */
export function paperAddress(path: string, now: Date): { url: string; expiresAt: string } {
  const expires = new Date(now.getTime() + validMinutes * 60_000);
  const until = String(expires.getTime());
  const query = new URLSearchParams({ path, until, signature: signatureOf(path, until) });
  return {
    url: `${config.functionsUrl}/client-paper-file?${query.toString()}`,
    expiresAt: expires.toISOString(),
  };
}

/** The path that an address of ours names at `now`; null where it is over or was not issued here. */
export function addressedPath(query: Readonly<Record<string, unknown>>, now: Date): string | null {
  const { path, until, signature } = query;
  if (typeof path !== 'string' || typeof until !== 'string' || typeof signature !== 'string') return null;
  const given = Buffer.from(signature);
  const own = Buffer.from(signatureOf(path, until));
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return Number(until) >= now.getTime() && path.startsWith(`${storageFolders.signedPapers}/`) ? path : null;
}
