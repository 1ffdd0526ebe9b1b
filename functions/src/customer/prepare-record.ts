import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { correctedCopy, correctedValues, type ClientCorrection } from '@domain/customer/client-correction';
import { customerKeys } from '@domain/customer/customer-keys';
import { broughtBy, importsOf } from '@domain/customer/joined-customer';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail, type Actor } from '../platform/audit';
import { customers } from '../records/customer/stored-customer';

interface RecordChange {
  readonly from: string;
  readonly to: string;
  readonly correction: ClientCorrection;
  /**
   * Whether the record gets these details even where it said something else. A customer known only by a report gets
   * a record by it.
   */
  readonly replaces: boolean;
}

/**
 * The customer's record after a correction: under the id of the new email address, if that changed. A record that is
 * there keeps its details, and only what it lacks is filled in. Reads only; the result writes.
 */
export async function prepareRecord(
  transaction: Transaction,
  { from, to, correction, replaces }: RecordChange,
  actor: Actor,
  now: Date,
): Promise<() => void> {
  const isMoved = from !== to;
  const [old, target] = [customers().doc(from), customers().doc(to)];
  const stored = (await transaction.get(old)).data();
  const joined = isMoved ? (await transaction.get(target)).data() : undefined;
  const trails = await Promise.all(
    [...new Set([from, to])].map((id) =>
      openAuditTrail(transaction, { collection: collections.customers, id }, actor, now),
    ),
  );
  const [leaving, arriving] = trails;
  const { before, after } = correction;
  const details = stored && !replaces ? correctedCopy(stored, correction) : after;
  const { name, email, phone, address } = details;
  const corrected = { name, email, phone, address };
  const created_at = stored?.created_at ?? Timestamp.fromDate(now);
  const origin = stored?.origin ?? null;
  const changed = correctedValues({ before: stored ?? before, after: corrected });
  const more_addresses = stored?.more_addresses ?? [];
  const create = (at: typeof old) =>
    transaction.create(at, {
      ...corrected,
      more_addresses,
      address_imports: importsOf(more_addresses),
      search_keys: customerKeys(corrected, more_addresses),
      origin,
      created_at,
    });
  return () => {
    if (!isMoved && !stored) {
      if (!replaces) return;
      create(old);
      leaving?.append({ action: 'created', changed: corrected });
      return;
    }
    if (!isMoved) {
      if (Object.keys(changed).length === 0) return;
      transaction.update(old, { ...changed, search_keys: customerKeys(corrected, more_addresses) });
      leaving?.append({ action: 'client-corrected', changed });
      return;
    }
    if (stored) transaction.delete(old);
    leaving?.append({
      action: joined ? 'joined' : 'email-corrected',
      changed: { ...changed, email: after.email },
    });
    if (joined) {
      const brought = broughtBy(stored ?? null, corrected, joined);
      if (Object.keys(brought).length > 0) {
        const after = { ...joined, ...brought };
        transaction.update(target, { ...brought, search_keys: customerKeys(after, after.more_addresses) });
      }
      arriving?.append({ action: 'joined', changed: brought });
      return;
    }
    create(target);
    arriving?.append({ action: 'created', changed: corrected });
  };
}
