import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { historyStart } from '@domain/stats/history';
import { calendarDateIn } from '@domain/time/calendar-date';
import { markDays } from '../records/stats/mark-days';

/** Marks the days on which these referrals were made to be counted again, as far back as the office sees days. */
export function markHistory(transaction: Transaction, made: readonly Timestamp[], now: Date): void {
  const start = historyStart(calendarDateIn(business.timeZone, now));
  const shown = made.filter((moment) => calendarDateIn(business.timeZone, moment.toDate()) >= start);
  markDays(transaction, shown, now);
}
