import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import type { DayCounts } from '@domain/stats/day-stats';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { countRecords } from './count-records';

/** Counts a day of the business's calendar, which may have 23, 24 or 25 hours. */
export async function countDay(date: CalendarDate): Promise<DayCounts> {
  const begin = instantOf(date, '00:00', business.timeZone);
  const end = instantOf(addDays(date, 1), '00:00', business.timeZone);
  const within = (field: string) => [[field, '>=', begin] as const, [field, '<', end] as const];
  const [requests, referrals, completed] = await Promise.all([
    // Requests made from a referral are counted as referrals.
    countRecords(collections.leads, ['referral_id', '==', null], ...within('created_at')),
    countRecords(collections.referrals, ...within('created_at')),
    countRecords(collections.bookings, ['status', '==', 'completed'], ...within('completed_at')),
  ]);
  return { requests, referrals, completed };
}
