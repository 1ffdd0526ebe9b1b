import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readable } from '../../platform/readable';
import { accessLinks } from './stored-link';

/** A step that issued, revoked or extended a job's keys. */
interface Step {
  readonly at: Timestamp;
  /** The end that it gave to a key that was in use. */
  readonly extendedTo: Timestamp | null;
  /** When that key ended before; null if none was extended. */
  readonly end: Timestamp | null;
}

/**
 * Puts a job's keys back to what they were before a step: those issued since are revoked, those that it revoked work
 * again, and the one that it extended ends when it did before. Reads only; `write` makes the changes.
 */
export async function prepareKeysBack(
  transaction: Transaction,
  bookingId: string,
  { at, extendedTo, end }: Step,
  now: Date,
): Promise<{ readonly write: () => void }> {
  const links = await transaction.get(accessLinks().where('subject', '==', bookingId));
  return {
    write() {
      for (const { reference, stored } of readable(links.docs)) {
        const { created_at: issued, revoked_at: revoked, expires_at: expires } = stored;
        if (issued.toMillis() >= at.toMillis()) {
          if (!revoked) transaction.update(reference, { revoked_at: Timestamp.fromDate(now) });
        } else if (revoked?.isEqual(at)) transaction.update(reference, { revoked_at: null });
        else if (end && !revoked && stored.kind === 'booking' && extendedTo?.isEqual(expires)) {
          transaction.update(reference, { expires_at: end });
        }
      }
    },
  };
}
