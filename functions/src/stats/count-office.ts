import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { listedJobStatuses } from '@domain/job/job-status';
import { lastWeekBegin } from '@domain/office/last-week';
import type { CardFigures, Turnaround, WeekFigures } from '@domain/stats/office-figures';
import { reportDueSince } from '@domain/stats/report-in-time';
import { countRecords } from './count-records';

const { leads, referrals, rewards, bookings } = collections;

/** Counts what is open now and the totals of the last 7 days. */
export async function countOffice(
  now: Date,
): Promise<{ readonly cards: CardFigures; readonly week: WeekFigures }> {
  const begin = lastWeekBegin(business.timeZone, now);
  const thisWeek = ['created_at', '>=', begin] as const;
  const completed = ['status', '==', 'completed'] as const;
  const [referrals_week, booked_week, unpaid, rewards_due, follow_up, requests, paid, inspector_referrals] =
    await Promise.all([
      countRecords(referrals, thisWeek),
      countRecords(bookings, ['status', 'in', listedJobStatuses], thisWeek),
      countRecords(bookings, completed, ['payment_state', '==', 'unpaid']),
      countRecords(rewards, ['state', '==', 'earned']),
      countRecords(bookings, ['status', '==', 'pending']),
      countRecords(leads, ['referral_id', '==', null], thisWeek),
      countRecords(bookings, ['payment_state', '==', 'paid'], ['payment.at', '>=', begin]),
      countRecords(referrals, ['referrer_kind', '==', 'home-inspector'], thisWeek),
    ]);
  const { completed_week, ...turnaround } = await countTurnaround(begin, now);
  return {
    cards: { referrals_week, booked_week, completed_week, unpaid, rewards_due, follow_up },
    week: { requests, paid, inspector_referrals, turnaround },
  };
}

/** Jobs without `report_in_time` are waiting for their report, so they are counted by subtraction. */
async function countTurnaround(
  begin: Date,
  now: Date,
): Promise<Turnaround & { readonly completed_week: number }> {
  const since = (moment: Date) => ['completed_at', '>=', moment] as const;
  const completed = ['status', '==', 'completed'] as const;
  const inTime = ['report_in_time', '==', true] as const;
  const dueSince = reportDueSince(now);
  const [completed_week, in_time, late, recent, recentInTime] = await Promise.all([
    countRecords(bookings, completed, since(begin)),
    countRecords(bookings, completed, inTime, since(begin)),
    countRecords(bookings, completed, ['report_in_time', '==', false], since(begin)),
    countRecords(bookings, completed, since(dueSince)),
    countRecords(bookings, completed, inTime, since(dueSince)),
  ]);
  const waiting = recent - recentInTime;
  return { completed_week, in_time, late, waiting, overdue: completed_week - in_time - late - waiting };
}
