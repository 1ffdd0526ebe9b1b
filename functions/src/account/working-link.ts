import { AppError } from '@domain/errors/app-error';
import type { PublicCaller } from '../platform/authorize';
import { countMiss, refuseGuesser } from '../access/count-miss';
import { isOpenLink, linkOfKey, type AccountLink } from '../records/account/account-link';

/**
 * The link of a key, if it works at `now`, or if this request used it before.
 * @throws AppError `not-found` for every other one, with the same words; `rate-limited` after too many of them
 */
export async function workingLink(
  key: string,
  { networks }: PublicCaller,
  now: Date,
  usedBy: string | null = null,
): Promise<AccountLink> {
  await refuseGuesser('account', networks, now);
  const link = (await linkOfKey(key).get()).data();
  if (link && (isOpenLink(link, now) || (usedBy !== null && link.used_by === usedBy))) return link;
  await countMiss('account', networks, now);
  throw closedLink(link ? 'ended' : 'unknown');
}

/** `why` is for the log alone. */
export function closedLink(why: string): AppError {
  return new AppError(
    'not-found',
    `account link is ${why}`,
    'This link doesn’t work anymore. It may have expired, been used already, or been replaced by a newer one.',
  );
}
