import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { keysInUse, revokeKeys, workingKey } from './access-keys';
import { linkKeyEnd, issueLinkKey } from './issue-key';

interface LinkKey {
  /** The current expiry of the key to extend; null if a new one is issued. */
  readonly end: Timestamp | null;
  /** Extends the key for an appointment. @returns its expiry. */
  readonly write: (appointmentDate: string) => Date;
}

/** The key of a job being created, which can't have one yet. */
export function newLinkKey(transaction: Transaction, bookingId: string, now: Date): LinkKey {
  return {
    end: null,
    write: (appointmentDate) => issueLinkKey(transaction, bookingId, appointmentDate, now),
  };
}

/**
 * The key of a job's links: the current one is extended, so that links in earlier emails keep working, or a new
 * one is issued if none works. With `replaced` the old keys are revoked, because they were emailed to another
 * address.
 */
export async function readLinkKey(
  transaction: Transaction,
  bookingId: string,
  { replaced }: { readonly replaced: boolean },
  now: Date,
): Promise<LinkKey> {
  const keys = await keysInUse({ kind: 'booking', subject: bookingId }, transaction);
  const working = replaced ? undefined : workingKey(keys, now);
  return {
    end: working?.stored.expires_at ?? null,
    write(appointmentDate) {
      if (replaced) revokeKeys(transaction, keys, now);
      if (!working) return issueLinkKey(transaction, bookingId, appointmentDate, now);
      const expiry = linkKeyEnd(appointmentDate);
      transaction.update(working.reference, { expires_at: Timestamp.fromDate(expiry) });
      return expiry;
    },
  };
}
