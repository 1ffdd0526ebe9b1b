import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { DayCounts } from '@domain/stats/day-stats';
import { historyStart } from '@domain/stats/history';
import type { OfficeFigures } from '@domain/stats/office-figures';
import type { CalendarDate } from '@domain/time/calendar-date';
import { commit } from '../platform/commit';
import type { DayMark } from '../records/stats/mark-days';
import { figuresReference, storedDays } from '../records/stats/stored-figures';

type Counted = Pick<OfficeFigures, 'today' | 'cards' | 'week' | 'total_referrals' | 'next_day'> & {
  readonly counted: ReadonlyMap<CalendarDate, DayCounts>;
  /** When counting began. */
  readonly counted_at: Date;
};

/**
 * Writes the counts, and deletes the marks that caused them. Does nothing if a later count
 * was written meanwhile; the marks then stay for the next round.
 * @returns whether it was written.
 */
export function writeFigures(
  { counted, counted_at, ...figures }: Counted,
  marks: readonly DocumentReference<DayMark, DayMark>[],
): Promise<boolean> {
  const at = Timestamp.fromDate(counted_at);
  const days = storedDays();
  return commit('stats', async (transaction) => {
    const before = (await transaction.get(figuresReference())).data();
    if (before && before.counted_at.toMillis() >= counted_at.getTime()) return false;
    for (const [date, day] of counted) transaction.set(days.doc(date), { ...day, date, counted_at: at });
    transaction.set(figuresReference(), {
      ...figures,
      days: recentDays({ ...before?.days, ...Object.fromEntries(counted) }, figures.today),
      counted_at: at,
    });
    for (const mark of marks) transaction.delete(mark);
    return true;
  });
}

function recentDays(
  days: Readonly<Record<CalendarDate, DayCounts>>,
  today: CalendarDate,
): Record<CalendarDate, DayCounts> {
  const start = historyStart(today);
  return Object.fromEntries(Object.entries(days).filter(([date]) => date >= start && date <= today));
}
