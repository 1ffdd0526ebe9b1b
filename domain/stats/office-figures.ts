import { jobEndings } from '../job/job-ending';
import type { CalendarDate } from '../time/calendar-date';
import type { DayCounts } from './day-stats';

/** The id of the `stats` document with the office's figures; the documents of single days have their date as id. */
export const officeFiguresId = 'current';

/** Figures of the office's cards that count the current state; 'week' is the last 7 days. */
export const cardFigures = [
  'referrals_week',
  'booked_week',
  'completed_week',
  'unpaid',
  'rewards_due',
  'follow_up',
] as const;
export type CardFigure = (typeof cardFigures)[number];
export type CardFigures = Readonly<Record<CardFigure, number>>;

/** State of the reports of the jobs completed this week. */
export const turnaroundOutcomes = ['in_time', 'late', 'waiting', 'overdue'] as const;
export type TurnaroundOutcome = (typeof turnaroundOutcomes)[number];
export type Turnaround = Readonly<Record<TurnaroundOutcome, number>>;

/** How a job ends without an inspection; `cancelled` is a cancellation in time. */
export const countedEndings = ['cancelled', ...jobEndings] as const;
export type EndingCounts = Readonly<Record<(typeof countedEndings)[number], number>>;

export const noEndings: EndingCounts = {
  cancelled: 0,
  cancelled_late: 0,
  no_show: 0,
  turned_away: 0,
  not_inspected: 0,
};

/** What the Dashboard tab adds to the cards, for the last 7 days. */
export interface WeekFigures {
  /** Requests from the website. */
  readonly requests: number;
  /** Jobs paid in this week, whenever they took place. */
  readonly paid: number;
  /** Referrals by home inspectors; the week's others came from agents. */
  readonly inspector_referrals: number;
  /** Open differences of prices that changed after payment, whenever that was. */
  readonly differences: number;
  readonly turnaround: Turnaround;
  /** Jobs that ended without an inspection, by how. */
  readonly endings: EndingCounts;
}

/**
 * All figures of the office in one document, a projection that the sweeper writes, so that reading it costs the same
 * for any number of records. `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface OfficeFigures<At = string> {
  /** The last day of `week` and `cards`. */
  readonly today: CalendarDate;
  readonly cards: CardFigures;
  readonly week: WeekFigures;
  /** All referrals that still exist; never below the week's. */
  readonly total_referrals: number;
  /** The last 12 weeks by day; days not counted yet are missing. */
  readonly days: Readonly<Record<CalendarDate, DayCounts>>;
  /** The first day that is not final: yesterday, or an earlier one while days are missing. */
  readonly next_day: CalendarDate;
  /** Everything committed before is counted. */
  readonly counted_at: At;
}
