import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { rawCollection } from '../platform/collection-of';
import type { StoredFigures } from '../records/stats/stored-figures';

/**
 * A change carries the time at which its call began, by its own machine's clock, but is visible only once committed.
 */
const lateMs = 90_000;

/** Reports become overdue without a write, and a recount also picks up missed changes. */
const longestMs = 10 * 60_000;

/** Whether figures may have changed since they were counted. Every change of a record adds an audit entry. */
export async function isRecountDue(known: StoredFigures, today: CalendarDate, now: Date): Promise<boolean> {
  const countedAt = known.counted_at.toMillis();
  if (known.today !== today || known.next_day < addDays(today, -1)) return true;
  if (now.getTime() - countedAt >= longestMs) return true;
  const changed = await rawCollection(collections.auditLog)
    .where('at', '>', Timestamp.fromMillis(countedAt - lateMs))
    .limit(1)
    .get();
  return !changed.empty;
}
