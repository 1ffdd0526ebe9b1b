import { AggregateField, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { DayCounts } from '@domain/stats/day-stats';
import { historyStart } from '@domain/stats/history';
import { officeFiguresId, type OfficeFigures } from '@domain/stats/office-figures';
import type { CalendarDate } from '@domain/time/calendar-date';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import type { StoredDay, StoredFigures } from './stored-figures';

type Counted = Pick<OfficeFigures, 'today' | 'cards' | 'week' | 'next_day'> & {
  readonly counted: ReadonlyMap<CalendarDate, DayCounts>;
  /** When the counting began. */
  readonly counted_at: Date;
};

export function figuresReference(): DocumentReference {
  return firestore().collection(collections.stats).doc(officeFiguresId);
}

/**
 * Writes what was counted, with the total that follows from the days, and takes the marks away that led to
 * it. Does nothing where a later count was written meanwhile: the marks then stay for the next round.
 * @returns whether it was written.
 */
export function writeFigures(
  { counted, counted_at, ...figures }: Counted,
  marks: readonly DocumentReference[],
): Promise<boolean> {
  const at = Timestamp.fromDate(counted_at);
  const days = firestore().collection(collections.stats);
  const dates = [...counted.keys()];
  return commit('stats', async (transaction) => {
    const [current, ...stored] = await transaction.getAll(
      figuresReference(),
      ...dates.map((date) => days.doc(date)),
    );
    const before = current?.data() as StoredFigures | undefined;
    if (before && before.counted_at.toMillis() >= counted_at.getTime()) return false;
    let total = (await transaction.get(allReferrals())).data().total ?? 0;
    dates.forEach((date, index) => {
      const day = counted.get(date)!;
      total += day.referrals - ((stored[index]?.data() as StoredDay | undefined)?.referrals ?? 0);
      transaction.set(days.doc(date), { ...day, date, counted_at: at } satisfies StoredDay);
    });
    transaction.set(figuresReference(), {
      ...figures,
      total_referrals: total,
      days: recentDays({ ...before?.days, ...Object.fromEntries(counted) }, figures.today),
      counted_at: at,
    } satisfies StoredFigures);
    for (const mark of marks) transaction.delete(mark);
    return true;
  });
}

/** The days' own sum: one read for each thousand days, and nothing that could drift away from them. */
function allReferrals() {
  return firestore()
    .collection(collections.stats)
    .aggregate({ total: AggregateField.sum('referrals') });
}

function recentDays(
  days: Readonly<Record<CalendarDate, DayCounts>>,
  today: CalendarDate,
): Record<CalendarDate, DayCounts> {
  const start = historyStart(today);
  return Object.fromEntries(Object.entries(days).filter(([date]) => date >= start && date <= today));
}
