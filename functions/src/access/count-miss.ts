import type { Transaction } from 'firebase-admin/firestore';
import { missLimit } from '@domain/rate-limit/window';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { countRate, rateLimited, type Counted, type RateCount } from '../platform/rate-limit';

/** What a client can guess; each is counted separately. */
export type Guessed = 'link' | 'paper' | 'account';

/**
 * The client's next miss. Once `allowed` is false the client is refused even for valid keys, so that guessing reveals
 * nothing.
 */
export function nextMiss(
  transaction: Transaction,
  guessed: Guessed,
  client: Counted,
  now: Date,
): Promise<RateCount> {
  return countRate(transaction, `${guessed}-unknown`, client, now, missLimit);
}

/** @throws AppError `rate-limited` for a client with too many misses. */
export async function refuseGuesser(guessed: Guessed, client: Counted, now: Date): Promise<void> {
  const miss = await firestore().runTransaction(
    (transaction) => nextMiss(transaction, guessed, client, now),
    { readOnly: true },
  );
  if (!miss.allowed) throw rateLimited(miss);
}

export async function countMiss(guessed: Guessed, client: Counted, now: Date): Promise<void> {
  await commit('miss', async (transaction) => {
    (await nextMiss(transaction, guessed, client, now)).record();
  });
}
