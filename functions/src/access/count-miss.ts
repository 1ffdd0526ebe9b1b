import type { Transaction } from 'firebase-admin/firestore';
import { missLimit } from '@domain/rate-limit/window';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { countRate, rateLimited, type RateCount } from '../platform/rate-limit';

/** What a client can guess at, each counted apart. */
export type Guessed = 'link' | 'paper';

/** The next miss of a client; `allowed` is false once it had too many, and then it learns nothing from a hit either. */
export function nextMiss(
  transaction: Transaction,
  guessed: Guessed,
  client: string,
  now: Date,
): Promise<RateCount> {
  return countRate(transaction, `${guessed}-unknown`, client, now, missLimit);
}

/** @throws AppError `rate-limited` for a client that missed too often. */
export async function refuseGuesser(guessed: Guessed, client: string, now: Date): Promise<void> {
  const miss = await firestore().runTransaction(
    (transaction) => nextMiss(transaction, guessed, client, now),
    { readOnly: true },
  );
  if (!miss.allowed) throw rateLimited(miss);
}

export async function countMiss(guessed: Guessed, client: string, now: Date): Promise<void> {
  await commit('miss', async (transaction) => {
    (await nextMiss(transaction, guessed, client, now)).record();
  });
}
