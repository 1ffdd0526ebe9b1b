import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { jobEndings } from '@domain/job/job-ending';
import { listedJobStatuses } from '@domain/job/job-status';
import { lastWeekBegin } from '@domain/office/last-week';
import {
  noEndings,
  type EndingCounts,
  type OfficeFigures,
  type Turnaround,
} from '@domain/stats/office-figures';
import { sameDayReportTitles } from '@domain/settings/offered-services';
import { reportDueSince, sameDayReportDueSince } from '@domain/stats/report-in-time';
import { settingsNow } from '../platform/settings-now';
import { countRecords } from './count-records';

/** Maximum of values in one Firestore `in` query. */
const comparedAtOnce = 30;

const { leads, referrals, rewards, bookings } = collections;

/** Counts what is open now and the totals of the last 7 days. */
export async function countOffice(
  now: Date,
): Promise<Pick<OfficeFigures, 'cards' | 'week' | 'total_referrals'>> {
  const begin = lastWeekBegin(business.timeZone, now);
  const thisWeek = ['created_at', '>=', begin] as const;
  const completed = ['status', '==', 'completed'] as const;
  const [
    referrals_week,
    booked_week,
    unpaid,
    rewards_due,
    follow_up,
    requests,
    paid,
    inspector_referrals,
    differences,
  ] = await Promise.all([
    countRecords(referrals, thisWeek),
    countRecords(bookings, ['status', 'in', listedJobStatuses], thisWeek),
    countRecords(bookings, completed, ['payment_state', '==', 'unpaid']),
    countRecords(rewards, ['state', '==', 'earned']),
    countRecords(bookings, ['status', '==', 'pending']),
    countRecords(leads, ['referral_id', '==', null], thisWeek),
    countPaid(begin),
    countRecords(referrals, ['referrer_kind', '==', 'home-inspector'], thisWeek),
    countRecords(bookings, ['price_difference.state', '==', 'open']),
  ]);
  const { completed_week, ...turnaround } = await countTurnaround(begin, now);
  // Counted last, and apart from the days, so that it is never below the week's.
  const total = await countRecords(referrals);
  return {
    total_referrals: Math.max(total, referrals_week),
    cards: { referrals_week, booked_week, completed_week, unpaid, rewards_due, follow_up },
    week: {
      requests,
      paid,
      inspector_referrals,
      differences,
      turnaround,
      endings: await countEndings(begin),
    },
  };
}

/** Jobs paid since `begin`; a paid charge is no paid inspection. */
async function countPaid(begin: Date): Promise<number> {
  const paid = [
    ['payment_state', '==', 'paid'],
    ['payment.at', '>=', begin],
  ] as const;
  const [all, charges] = await Promise.all([
    countRecords(bookings, ...paid),
    countRecords(bookings, ['status', '==', 'cancelled'], ...paid),
  ]);
  return all - charges;
}

/** Jobs cancelled since `begin`, by ending; those cancelled in time are what is left. */
async function countEndings(begin: Date): Promise<EndingCounts> {
  const since = ['cancellation.at', '>=', begin] as const;
  const all = await countRecords(bookings, ['status', '==', 'cancelled'], since);
  if (all === 0) return noEndings;
  const counts = await Promise.all(
    jobEndings.map(
      async (ending) => [ending, await countRecords(bookings, ['ending', '==', ending], since)] as const,
    ),
  );
  const others = counts.reduce((sum, [, count]) => sum + count, 0);
  return { ...noEndings, ...Object.fromEntries(counts), cancelled: all - others };
}

/** Jobs without `report_in_time` are waiting for their report, so they are counted by subtraction. */
async function countTurnaround(
  begin: Date,
  now: Date,
): Promise<Turnaround & { readonly completed_week: number }> {
  const since = (moment: Date) => ['completed_at', '>=', moment] as const;
  const completed = ['status', '==', 'completed'] as const;
  const inTime = ['report_in_time', '==', true] as const;
  const dueSince = reportDueSince(settingsNow(), now);
  const [completed_week, in_time, late, recent, recentInTime, missedSameDay] = await Promise.all([
    countRecords(bookings, completed, since(begin)),
    countRecords(bookings, completed, inTime, since(begin)),
    countRecords(bookings, completed, ['report_in_time', '==', false], since(begin)),
    countRecords(bookings, completed, since(dueSince)),
    countRecords(bookings, completed, inTime, since(dueSince)),
    countMissedSameDay(now),
  ]);
  const waiting = recent - recentInTime - missedSameDay;
  return { completed_week, in_time, late, waiting, overdue: completed_week - in_time - late - waiting };
}

/** Reports promised for the same day that did not go out on it, of jobs completed within the general promise. */
async function countMissedSameDay(now: Date): Promise<number> {
  const titles = sameDayReportTitles(settingsNow().services);
  const parts = Array.from({ length: Math.ceil(titles.length / comparedAtOnce) }, (_, part) =>
    titles.slice(part * comparedAtOnce, (part + 1) * comparedAtOnce),
  );
  const counts = await Promise.all(parts.map((part) => countMissed(part, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countMissed(titles: readonly string[], now: Date): Promise<number> {
  const yesterdays = [
    ['status', '==', 'completed'],
    ['service_type', 'in', titles],
    ['completed_at', '>=', reportDueSince(settingsNow(), now)],
    ['completed_at', '<', sameDayReportDueSince(now)],
  ] as const;
  const [all, inTime] = await Promise.all([
    countRecords(bookings, ...yesterdays),
    countRecords(bookings, ...yesterdays, ['report_in_time', '==', true]),
  ]);
  return all - inTime;
}
