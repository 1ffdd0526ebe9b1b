import { business } from '@domain/business/business';
import { calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { readable } from '../platform/readable';
import { jobs } from '../records/job/stored-job';
import { referrals } from '../records/referral/stored-referral';
import { requests } from '../records/request/stored-request';

/** The day of the oldest counted record; `today` if there is none. */
export async function findFirstDay(today: CalendarDate): Promise<CalendarDate> {
  const [request, referral, job] = await Promise.all([
    requests().orderBy('created_at').limit(1).get(),
    referrals().orderBy('created_at').limit(1).get(),
    jobs().orderBy('created_at').limit(1).get(),
  ]);
  const oldest = [...readable(request.docs), ...readable(referral.docs), ...readable(job.docs)];
  const days = oldest.flatMap(({ stored }) =>
    'created_at' in stored ? [calendarDateIn(business.timeZone, stored.created_at.toDate())] : [],
  );
  return [today, ...days].toSorted()[0]!;
}
