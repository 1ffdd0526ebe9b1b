import { csvFile } from '../text/csv';
import type { CalendarDate } from '../time/calendar-date';
import type { RewardState } from './reward';

/** More rewards than any referrer earns in a year. */
export const statementRowsAtMost = 500;

export interface StatementRow {
  /** The day on which it was earned, in the business's time zone. */
  readonly earned_on: CalendarDate;
  /** Empty once the client was erased. */
  readonly client_name: string;
  /** US dollars; 0 for one that is void. */
  readonly amount: number;
  readonly state: RewardState;
  /** When it was paid or became void; empty before. */
  readonly settled_on: CalendarDate;
}

/** The rewards that a referrer earned in one calendar year of the business's time zone, oldest first. */
export interface RewardStatement {
  readonly year: number;
  readonly rows: readonly StatementRow[];
  /** Whether there are more than are listed. */
  readonly more: boolean;
}

export const statementStates: Record<RewardState, string> = {
  earned: 'To be paid',
  paid: 'Paid',
  void: 'No reward',
};

export interface StatementTotals {
  /** US dollars, paid or not. */
  readonly earned: number;
  /** US dollars. */
  readonly paid: number;
}

export function statementTotals(rows: readonly StatementRow[]): StatementTotals {
  const sum = (part: readonly StatementRow[]) => part.reduce((total, { amount }) => total + amount, 0);
  return { earned: sum(rows), paid: sum(rows.filter(({ state }) => state === 'paid')) };
}

/** How a statement names a client. */
export function statementClient({ client_name: name }: Pick<StatementRow, 'client_name'>): string {
  return name || 'Client deleted';
}

/** The statement as a CSV file, with its totals below. */
export function statementCsv({ rows }: RewardStatement): string {
  const { earned, paid } = statementTotals(rows);
  const money = (amount: number) => ({ number: amount.toFixed(2) });
  return csvFile(
    ['Earned on', 'Client', 'Amount (USD)', 'Status', 'Paid or closed on'],
    [
      ...rows.map((row) => [
        row.earned_on,
        statementClient(row),
        money(row.amount),
        statementStates[row.state],
        row.settled_on,
      ]),
      ['Total', '', money(earned), '', ''],
      ['Total paid', '', money(paid), '', ''],
    ],
  );
}

/** The name of the statement's file, without its ending. */
export function statementFileName(year: number): string {
  return `reward-statement-${year}`;
}
