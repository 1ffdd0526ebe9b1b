import type { Transaction } from 'firebase-admin/firestore';
import type { AppError } from '@domain/errors/app-error';
import type { PublicCaller } from './authorize';
import { commit } from './commit';
import { config } from './config';
import { countRate, rateLimited, stopOverLimit, type RateCount } from './rate-limit';

type Refused = Pick<PublicCaller, 'networks'>;

/** The form type under which refused attempts at a call are counted. */
const typeOf = (call: string) => `${call}-refused`;

/** The caller's next refused attempt at a call; `allowed` is false after too many. */
export function nextRefusal(
  transaction: Transaction,
  call: string,
  { networks }: Refused,
  now: Date,
): Promise<RateCount> {
  return countRate(transaction, typeOf(call), networks, now, config.refusedLimit);
}

/** @throws AppError `rate-limited` for a caller with too many refusals, before validating the body. */
export function stopRefused(call: string, { networks }: Refused, now: Date): Promise<void> {
  return stopOverLimit(typeOf(call), networks, now, config.refusedLimit);
}

/**
 * Counts a refused attempt.
 * @returns the refusal, which becomes `rate-limited` after too many.
 * @throws AppError `rate-limited` if there were too many before.
 */
export async function countRefusal(
  call: string,
  caller: Refused,
  now: Date,
  refusal: AppError,
): Promise<AppError> {
  await stopRefused(call, caller, now);
  const count = await commit('refusal', async (transaction) => {
    const next = await nextRefusal(transaction, call, caller, now);
    next.record();
    return next;
  });
  return count.allowed ? refusal : rateLimited(count);
}
