import type { Job } from '../job/job';
import { currentTitle } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import { addDays, type CalendarDate } from '../time/calendar-date';
import { lastWeekDays } from '../office/last-week';
import { historyStart, historyWeeks } from './history';

/** Where paid work came from. */
export const revenueSources = ['website', 'referral', 'office'] as const;
export type RevenueSource = (typeof revenueSources)[number];

/** Money received, US dollars. */
export interface Received {
  /** The business's date. */
  readonly date: CalendarDate;
  readonly amount: number;
  /** The service's name as on the job. */
  readonly service: string;
  readonly source: RevenueSource;
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

/** A job made from a referral counts for the referral, even if the client also filled in the booking form. */
export function sourceOf({ lead_id, referral_id }: Pick<Job, 'lead_id' | 'referral_id'>): RevenueSource {
  if (referral_id !== null) return 'referral';
  return lead_id === null ? 'office' : 'website';
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
export function revenueBySource(received: readonly Received[]): Readonly<Record<RevenueSource, number>> {
  const of = (wanted: RevenueSource) => total(received.filter(({ source }) => source === wanted));
  return { website: of('website'), referral: of('referral'), office: of('office') };
}

/** The sum, US dollars and cents. */
export function total(received: readonly Pick<Received, 'amount'>[]): number {
  const cents = received.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}
