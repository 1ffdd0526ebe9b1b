import { business } from '../business/business';
import { paymentMethodLabels } from '../payment/payment-method';
import { csvFile, type CsvCell } from '../text/csv';
import { calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { addMonths, monthOf, type Month } from '../time/month';
import { instantOf } from '../time/zoned-instant';
import type { LedgerKind, LedgerRow } from './ledger-row';

/** The programs whose columns the office can export. */
export const bookPrograms = ['quickbooks', 'xero'] as const;
export type BookProgram = (typeof bookPrograms)[number];

export const bookProgramNames: Record<BookProgram, string> = { quickbooks: 'QuickBooks', xero: 'Xero' };

/** The most rows that both programs import from one file. */
export const rowsAtOnce = 1_000;

const kindWords: Record<LedgerKind, string> = {
  payment: 'Payment',
  fee: 'Fee',
  refund: 'Refund',
  correction: 'Correction',
  waiver: 'Waiver',
  reward: 'Referral reward',
};

export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** When a month begins and the next one does, in the business's time zone. */
export function monthBounds(month: Month): { readonly from: Date; readonly to: Date } {
  const first = (of: Month) => instantOf(`${of}-01`, '00:00', business.timeZone);
  return { from: first(month), to: first(addMonths(month, 1)) };
}

/** Minutes after which no transaction of a month can still be under way, so that its rows stay the same. */
const settlingMinutes = 15;

/** The last month that can be exported. */
export function lastWholeMonth(now: Date): Month {
  const settled = new Date(now.getTime() - settlingMinutes * 60_000);
  return addMonths(monthOf(calendarDateIn(business.timeZone, settled)), -1);
}

type Row = LedgerRow<{ readonly toDate: () => Date }> & { readonly id: string };

/** The rows that are in a month's file: money that moved, oldest first. Imported ones are in other books already. */
function exported(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({ cents, imported }) => cents !== 0 && !imported)
    .toSorted(
      (one, other) => one.at.toDate().getTime() - other.at.toDate().getTime() || (one.id < other.id ? -1 : 1),
    );
}

/** `03/05/2026`. */
function usDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

const dateOf = ({ at }: Row) => usDate(calendarDateIn(business.timeZone, at.toDate()));
const amountOf = ({ cents }: Row): CsvCell => ({ number: (cents / 100).toFixed(2) });
const personOf = ({ name, erased }: Row) => (erased ? 'Erased person' : name);

function described(row: Row): string {
  const method = row.method === '' ? '' : paymentMethodLabels[row.method];
  return [kindWords[row.kind], row.service, method, row.provider_id ?? ''].filter(Boolean).join(', ');
}

/**
 * A month's money as a CSV file that a program for books imports as bank transactions. The same rows give the same file.
 */
export function monthFile(program: BookProgram, rows: readonly Row[]): string {
  const list = exported(rows);
  if (program === 'xero') {
    return csvFile(
      ['*Date', '*Amount', 'Payee', 'Description', 'Reference'],
      list.map((row) => [dateOf(row), amountOf(row), personOf(row), described(row), row.reference]),
    );
  }
  return csvFile(
    ['Date', 'Description', 'Amount'],
    list.map((row) => [
      dateOf(row),
      [described(row), personOf(row), row.reference].filter(Boolean).join(', '),
      amountOf(row),
    ]),
  );
}

/** How many rows a month's file has. */
export const exportedCount = (rows: readonly Row[]) => exported(rows).length;
