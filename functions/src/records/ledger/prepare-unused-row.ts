import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ledgerId } from '@domain/ledger/ledger-id';
import { bareRow } from '@domain/ledger/row-details';
import { detailsOf, type LedgerSubject } from './open-ledger';
import { ledger } from './stored-row';

/** An online payment that settled nothing, or US cents returned of it. */
interface Unused {
  readonly providerId: string | null;
  /** Below 0 if they were returned. */
  readonly cents: number;
  /** US cents of all refunds up to this one; left out for the payment. */
  readonly total?: number;
}

/**
 * The ledger's row of an online payment that counts for no job, or of its refund. The provider repeats its events under
 * other ids, so a row that is there stays the only one. Reads only; the returned function writes.
 */
export async function prepareUnusedRow(
  transaction: Transaction,
  about: LedgerSubject | null,
  { providerId, cents, total }: Unused,
  now: Date,
): Promise<() => void> {
  if (providerId === null) return () => undefined;
  const id = total === undefined ? ledgerId(providerId, 'unused') : ledgerId(providerId, 'refund', total);
  const reference = ledger().doc(id);
  const known = await transaction.get(reference);
  const details = about ? await detailsOf(transaction, about) : {};
  if (known.exists) return () => undefined;
  return () => {
    transaction.create(reference, {
      ...bareRow,
      ...details,
      kind: total === undefined ? 'payment' : 'refund',
      method: 'card',
      provider_id: providerId,
      cents,
      applied: false,
      at: Timestamp.fromDate(now),
    });
  };
}
