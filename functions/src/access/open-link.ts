import type { LinkScope } from '@domain/access/access-link';
import type { PublicCaller } from '../platform/authorize';
import { countMiss, refuseGuesser } from './count-miss';
import { resolveLink, type ResolvedLink } from './resolve-link';

/**
 * Resolves a key for a read-only call.
 * @throws AppError `rate-limited` for a client that tried too many unknown keys.
 */
export async function openLink(
  key: string,
  caller: PublicCaller,
  now: Date,
  scope: LinkScope = 'forms',
): Promise<ResolvedLink> {
  await refuseGuesser('link', caller.networks, now);
  const link = await resolveLink(key, scope, now);
  if (link.state === 'unknown') await countMiss('link', caller.networks, now);
  return link;
}
