import type { AccessScope } from '@domain/access/access-link';
import type { PublicCaller } from '../platform/authorise';
import { countMiss, refuseGuesser } from './count-miss';
import { resolveLink, type ResolvedLink } from './resolve-link';

/**
 * What a key opens for a call that only reads.
 * @throws AppError `rate-limited` for a client that tried too many unknown ones.
 */
export async function openLink(
  key: string,
  caller: PublicCaller,
  now: Date,
  scope: AccessScope = 'forms',
): Promise<ResolvedLink> {
  await refuseGuesser('link', caller.client, now);
  const link = await resolveLink(key, scope, now);
  if (link.state === 'unknown') await countMiss('link', caller.client, now);
  return link;
}
