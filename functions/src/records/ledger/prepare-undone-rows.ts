import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ledgerId } from '@domain/ledger/ledger-id';
import { moneyInRows, type Money } from '@domain/ledger/money-of';
import { ledger } from './stored-row';

/** Maximum of values in one Firestore `in` query. */
const comparedAtOnce = 30;

/**
 * Corrections for imported jobs that their import's undo removes, so that the ledger holds nothing for them. Reads only;
 * the returned function writes.
 */
export async function prepareUndoneRows(
  transaction: Transaction,
  bookingIds: readonly string[],
  now: Date,
): Promise<() => void> {
  const parts = Array.from({ length: Math.ceil(bookingIds.length / comparedAtOnce) }, (_, part) =>
    bookingIds.slice(part * comparedAtOnce, (part + 1) * comparedAtOnce),
  );
  const found = await Promise.all(
    parts.map((ids) => transaction.get(ledger().where('booking_id', 'in', ids))),
  );
  const rows = found.flatMap(({ docs }) => docs.map((row) => row.data()));
  const at = Timestamp.fromDate(now);
  return () => {
    for (const id of bookingIds) {
      const own = rows.filter((row) => row.booking_id === id);
      const { received, waived }: Money = moneyInRows(own);
      if (!own[0] || (received === 0 && waived === 0)) continue;
      transaction.create(ledger().doc(ledgerId(id, 'undone')), {
        ...own[0],
        ...{ kind: 'correction', cents: 0 - received, waived_cents: 0 - waived, at },
      });
    }
  };
}
