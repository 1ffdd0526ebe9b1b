import { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { statementRowsAtMost, type RewardStatement } from '@domain/reward/reward-statement';
import { calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { readable } from '../platform/readable';
import { rewards } from '../records/reward/stored-reward';

const dayOf = (moment: Timestamp) => calendarDateIn(business.timeZone, moment.toDate());
const yearOf = (day: string) => Number(day.slice(0, 4));
const beginOf = (year: number) => Timestamp.fromDate(instantOf(`${year}-01-01`, '00:00', business.timeZone));

/** The years from the first reward of this referrer until now, newest first; none without a reward. */
export async function statementYears(email: string, now: Date): Promise<readonly number[]> {
  const [first] = readable((await rewardsOf(email).limit(1).get()).docs);
  if (!first) return [];
  const newest = yearOf(calendarDateIn(business.timeZone, now));
  const count = Math.max(0, newest - yearOf(dayOf(first.stored.earned_at)) + 1);
  return Array.from({ length: count }, (_, index) => newest - index);
}

/** The rewards that this referrer earned in one calendar year of the business's time zone. */
export async function rewardStatementOf(email: string, year: number): Promise<RewardStatement> {
  const { docs } = await rewardsOf(email)
    .startAt(beginOf(year))
    .endBefore(beginOf(year + 1))
    .limit(statementRowsAtMost + 1)
    .get();
  return {
    year,
    rows: readable(docs.slice(0, statementRowsAtMost)).map(({ stored: reward }) => ({
      earned_on: dayOf(reward.earned_at),
      client_name: reward.client_name,
      amount: reward.state === 'void' ? 0 : reward.amount,
      state: reward.state,
      settled_on: reward.settled_at ? dayOf(reward.settled_at) : '',
    })),
    more: docs.length > statementRowsAtMost,
  };
}

function rewardsOf(email: string) {
  return rewards().where('referrer_email', '==', email).orderBy('earned_at');
}
