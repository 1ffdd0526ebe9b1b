import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '@domain/contact/mailbox-of';
import { addressSpellings, propertyKey } from '@domain/contact/property-key';
import type { MarkedClient } from '@domain/reward/client-mark-values';
import type { RewardCheck } from '@domain/reward/reward-checks';
import { claimOf, type ClaimReference } from './reward-claim';

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
  const values = (keysOf: (client: MarkedClient) => readonly string[]) => [
    ...new Set(clients.flatMap(keysOf).filter((value) => value !== '')),
  ];
  const mailboxes = values(({ email }) => [mailboxOf(email)]).map((value) => claimOf('mailbox', value));
  const properties = values(({ address }) => [propertyKey(address)]).map((value) =>
    claimOf('property', value),
  );
  // Claims from before property claims existed are by one spelling of the address.
  const spelled = values(({ address }) => addressSpellings(address)).map((value) =>
    claimOf('address', value),
  );
  const earlierOf = async (claims: readonly ClaimReference[]) => {
    const found = claims.length === 0 ? [] : await transaction.getAll(...claims);
    return found.flatMap((claim) => claim.data() ?? [])[0]?.referral_id;
  };
  const byEmail = await earlierOf(mailboxes);
  const byAddress = await earlierOf([...properties, ...spelled]);
  const checks: Partial<Record<RewardCheck, boolean>> = {
    'known-email': byEmail !== undefined,
    'known-address': byAddress !== undefined,
  };
  return {
    checks: (['known-email', 'known-address'] as const).filter((check) => checks[check]),
    referralId: byEmail ?? byAddress ?? null,
    write(at) {
      const claim = (mark: string) => ({ referral_id: referralId, mark, created_at: at });
      // If a client resembles an earlier one, the earlier client's claim stays.
      if (byEmail === undefined) for (const each of mailboxes) transaction.set(each, claim('mailbox'));
      if (byAddress === undefined) for (const each of properties) transaction.set(each, claim('property'));
    },
  };
}
