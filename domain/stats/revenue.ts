import { ledgerSources, type LedgerRow, type LedgerSource } from '../ledger/ledger-row';
import { currentTitle } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import { addDays, type CalendarDate } from '../time/calendar-date';
import { lastWeekDays } from '../office/last-week';
import { historyStart, historyWeeks } from './history';

/** Money received, less what was returned, US dollars. */
export interface Received {
  /** The business's date. */
  readonly date: CalendarDate;
  readonly amount: number;
  /** The service's name as on the job. */
  readonly service: string;
  readonly source: LedgerSource;
  /** The id of who inspected; null for nobody. */
  readonly inspector: string | null;
}

interface Sum {
  readonly name: string;
  readonly amount: number;
}

interface WeekSum {
  /** The first of its seven days. */
  readonly start: CalendarDate;
  readonly amount: number;
}

/** The sums of the last 12 weeks of seven days, oldest first; the last one ends today. */
export function revenueByWeek(received: readonly Received[], today: CalendarDate): readonly WeekSum[] {
  const first = historyStart(today);
  return Array.from({ length: historyWeeks }, (_, week) => {
    const start = addDays(first, week * lastWeekDays);
    const end = addDays(start, lastWeekDays);
    return { start, amount: total(received.filter(({ date }) => date >= start && date < end)) };
  });
}

/**
 * The sums by service: those of the catalog in its order, retired ones only if they earned, then other names as they
 * stand on jobs. What was earned under a former title counts under the current one.
 */
export function revenueByService(services: ServicesSettings, received: readonly Received[]): readonly Sum[] {
  const named = received.map(({ service, amount }) => ({ name: currentTitle(services, service), amount }));
  const earning = new Set(named.map(({ name }) => name));
  const titles = services.catalog
    .filter(({ active, title }) => active || earning.has(title))
    .map(({ title }) => title);
  for (const title of titles) earning.delete(title);
  return [...titles, ...[...earning].sort()].map((name) => ({
    name,
    amount: total(named.filter((each) => each.name === name)),
  }));
}

/** The sum of each source. */
export function revenueBySource(received: readonly Received[]): Readonly<Record<LedgerSource, number>> {
  const sums = ledgerSources.map(
    (wanted) => [wanted, total(received.filter(({ source }) => source === wanted))] as const,
  );
  return Object.fromEntries(sums) as Record<LedgerSource, number>;
}

/** The sum of each inspector who has one, the largest first; null for work that nobody was assigned to. */
export function revenueByInspector(
  received: readonly Received[],
): readonly { readonly inspector: string | null; readonly amount: number }[] {
  return [...new Set(received.map(({ inspector }) => inspector))]
    .map((inspector) => ({
      inspector,
      amount: total(received.filter((each) => each.inspector === inspector)),
    }))
    .toSorted((one, other) => other.amount - one.amount);
}

type Row = Pick<LedgerRow, 'kind' | 'cents' | 'applied' | 'service' | 'source' | 'inspector_id' | 'at'>;

/** What the rows of the ledger bring in. A payment that settled nothing is no revenue. */
export function receivedInLedger(
  rows: readonly Row[],
  dateOf: (instant: string) => CalendarDate,
): readonly Received[] {
  return rows
    .filter(({ applied, cents }) => applied && cents !== 0)
    .map(({ at, cents, service, source, inspector_id: inspector }) => ({
      date: dateOf(at),
      amount: cents / 100,
      service: service || 'Report without a job',
      source: source || 'office',
      inspector,
    }));
}

/** What was paid to referrers, US dollars. */
export function rewardCost(rows: readonly Pick<Row, 'kind' | 'cents'>[]): number {
  return total(rows.filter(({ kind }) => kind === 'reward').map(({ cents }) => ({ amount: -cents / 100 })));
}

/** The sum, US dollars and cents. */
export function total(received: readonly Pick<Received, 'amount'>[]): number {
  const cents = received.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}
