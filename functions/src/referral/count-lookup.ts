import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { countRate, rateLimited, type Counted } from '../platform/rate-limit';

/** Counts a lookup of the referral tracker. @throws AppError `rate-limited` after too many. */
export async function countLookup(client: Counted, now: Date): Promise<void> {
  const count = await commit('lookup', async (transaction) => {
    const next = await countRate(transaction, 'referral-lookup', client, now, config.lookupLimit);
    next.record();
    return next;
  });
  if (!count.allowed) throw rateLimited(count);
}
