import type { CalendarDate } from '../time/calendar-date';
import type { DayCounts } from './day-stats';

/** The document of `stats` that has the office's figures; beside it, each day has one under its date. */
export const officeFiguresId = 'current';

/** The figures of the office's cards that are counted as they stand; 'week' is the last 7 days. */
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

/** What became of the reports of the jobs that were completed this week. */
export const turnaroundOutcomes = ['in_time', 'late', 'waiting', 'overdue'] as const;
export type TurnaroundOutcome = (typeof turnaroundOutcomes)[number];
export type Turnaround = Readonly<Record<TurnaroundOutcome, number>>;

/** What the Dashboard tab adds to the cards, of the last 7 days. */
export interface WeekFigures {
  /** Requests from the website. */
  readonly requests: number;
  /** Jobs whose payment came in, of whatever week they are. */
  readonly paid: number;
  /** Referrals by home inspectors; the others of the week came from agents. */
  readonly inspector_referrals: number;
  readonly turnaround: Turnaround;
}

/**
 * All that the office shows of its figures, in one document, which the sweeper writes: it costs the same to read,
 * however many records it counts.
 */
export interface OfficeFigures {
  /** The day that `week` and `cards` end with. */
  readonly today: CalendarDate;
  readonly cards: CardFigures;
  readonly week: WeekFigures;
  /** All referrals that are still there, of the days before `next_day` and of today. */
  readonly total_referrals: number;
  /** The last 12 weeks, day by day; a day that was not counted yet is missing. */
  readonly days: Readonly<Record<CalendarDate, DayCounts>>;
  /** The first day that is not final: yesterday, or an earlier one while days are missing. */
  readonly next_day: CalendarDate;
  /** ISO 8601; what was committed before is counted. */
  readonly counted_at: string;
}
