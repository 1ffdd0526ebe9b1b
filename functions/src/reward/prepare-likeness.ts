import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { MarkedClient } from '@domain/reward/client-mark-values';
import { likenessMarks, likenessOf, type LikenessMark } from '@domain/reward/likeness';
import type { RewardCheck } from '@domain/reward/reward-checks';
import { claimOf } from './reward-claim';

interface Likeness {
  readonly checks: readonly RewardCheck[];
  /** The referral whose rewarded client this one resembles; null for none. */
  readonly referralId: string | null;
  /** Claims mailbox and property, to recognize later clients. */
  readonly write: (at: Timestamp) => void;
}

/**
 * Whether a client resembles one already rewarded: the same mailbox behind another address, or the same unit with
 * another designator. Reads only, before `write`.
 */
export async function prepareLikeness(
  transaction: Transaction,
  clients: readonly MarkedClient[],
  referralId: string,
): Promise<Likeness> {
  const { mailboxes, properties, spellings } = likenessMarks(clients);
  const byEmail = await claimedBy(transaction, mailboxes);
  const byAddress = await claimedBy(transaction, [...properties, ...spellings]);
  const { claims, ...likeness } = likenessOf({ byEmail, byAddress });
  const own = [...(claims.mailboxes ? mailboxes : []), ...(claims.properties ? properties : [])];
  return {
    ...likeness,
    write(at) {
      for (const { mark, value } of own) {
        transaction.set(claimOf(mark, value), { referral_id: referralId, mark, created_at: at });
      }
    },
  };
}

/** The referral whose client has one of these marks; null for none. */
async function claimedBy(transaction: Transaction, marks: readonly LikenessMark[]): Promise<string | null> {
  if (marks.length === 0) return null;
  const claims = await transaction.getAll(...marks.map(({ mark, value }) => claimOf(mark, value)));
  return claims.flatMap((claim) => claim.data() ?? [])[0]?.referral_id ?? null;
}
