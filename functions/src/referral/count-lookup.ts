import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { countRate, rateLimited } from '../platform/rate-limit';

/** Counts a look-up of the tracker. @throws AppError `rate-limited` for a client that asks too often. */
export async function countLookup(client: string, now: Date): Promise<void> {
  const count = await commit('lookup', async (transaction) => {
    const next = await countRate(transaction, 'referral-lookup', client, now, config.lookupLimit);
    next.record();
    return next;
  });
  if (!count.allowed) throw rateLimited(count);
}
