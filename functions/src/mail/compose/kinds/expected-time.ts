import type { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import type { ArrivalNotice, ArrivalNoticeKind } from '@domain/job/arrival-notice';
import { clockTime } from '@domain/time/time-of-day';
import { timeOfDayIn } from '@domain/time/time-of-day-in';
import type { StoredJob } from '../../../records/job/stored-job';

type Announced = ArrivalNotice<Timestamp>;

/** A notice of a job; null once the inspector is expected to be there, has started, or if the job was moved. */
export function announcedOf(job: StoredJob, notice: ArrivalNoticeKind, now: Date): Announced | null {
  const announced = job[notice];
  if (!announced || job.status !== 'scheduled') return null;
  return announced.expected_at.toDate() > now ? announced : null;
}

/** When the inspector is expected: `9:30 AM`. */
export function expectedTime({ expected_at: at }: Announced): string {
  return clockTime(timeOfDayIn(business.timeZone, at.toDate()));
}
