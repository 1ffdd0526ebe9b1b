import { ledgerRetentionDays } from '../business/retention';
import { addDays, type CalendarDate } from '../time/calendar-date';
import type { LedgerRow } from './ledger-row';
import { moneyInRows, type Money } from './money-of';

/** Something that the ledger doesn't say as the other records do. */
export interface LedgerProblem {
  /** The job, report, payment or reward, as `bookings/…`. */
  readonly record: string;
  readonly sentence: string;
}

type Row = Pick<LedgerRow<unknown>, 'cents' | 'waived_cents' | 'applied'>;

const written = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The problem of a job or report whose rows don't come to its money; null if they do. */
export function unbalanced(record: string, rows: readonly Row[], money: Money): LedgerProblem | null {
  const { received, waived } = moneyInRows(rows);
  if (received !== money.received) {
    const sentence = `received ${written(money.received)}, and the ledger has ${written(received)}`;
    return { record, sentence };
  }
  if (waived === money.waived) return null;
  return { record, sentence: `waived ${written(money.waived)}, and the ledger has ${written(waived)}` };
}

/**
 * US cents that a waiver of the whole gives up: what the rows say, because the price may have changed since.
 * @param due US cents, for a job whose rows say nothing
 */
export function wholeWaiver(rows: readonly Row[], due: number): number {
  const { waived } = moneyInRows(rows);
  return waived > 0 ? waived : due;
}

/** The problem of a payment at the provider; null if its rows come to what was paid there, less what was returned. */
export function unbalancedAtProvider(
  record: string,
  rows: readonly Pick<LedgerRow<unknown>, 'cents'>[],
  cents: number,
): LedgerProblem | null {
  const sum = rows.reduce((total, row) => total + row.cents, 0);
  if (sum === cents) return null;
  const sentence = `the provider has ${written(cents)} of this payment, and the ledger has ${written(sum)}`;
  return { record, sentence };
}

/** Whether money of a day may have left the ledger, because its time is over or nearly so. */
export function mayHaveLeft(day: CalendarDate, today: CalendarDate): boolean {
  return day <= addDays(today, 7 - ledgerRetentionDays);
}
