import { business } from '../business/business';
import type { Job } from '../job/job';
import { hasSameDayReport } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { addDays, calendarDateIn } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

/** What decides when a report is due. */
type Due = Pick<Settings, 'promises' | 'services'>;

const promiseMs = ({ promises }: Pick<Settings, 'promises'>) => promises.reportHours * 3_600_000;

/** A completed job; `completed_at` is ISO 8601. */
export type Completed = Pick<Job, 'service_type'> & { readonly completed_at: string };

/** The latest completion time whose report is overdue at `now`, whatever the service. */
export function reportDueSince(settings: Pick<Settings, 'promises'>, now: Date): Date {
  return new Date(now.getTime() - promiseMs(settings));
}

/** The first moment of the business's day: a report promised for the same day is overdue if its job was completed before. */
export function sameDayReportDueSince(now: Date): Date {
  return instantOf(calendarDateIn(business.timeZone, now), '00:00', business.timeZone);
}

/** When the report of a completed job has to be sent; milliseconds since the epoch. */
export function reportDue(settings: Due, { service_type, completed_at }: Completed): number {
  const completed = Date.parse(completed_at);
  const latest = completed + promiseMs(settings);
  if (!hasSameDayReport(settings.services, service_type)) return latest;
  const tomorrow = addDays(calendarDateIn(business.timeZone, new Date(completed)), 1);
  return Math.min(latest, instantOf(tomorrow, '00:00', business.timeZone).getTime());
}

/** Whether a report sent at `sentAt`, ISO 8601, met the promised time. */
export function reportInTime(settings: Due, job: Completed, sentAt: string): boolean {
  return Date.parse(sentAt) <= reportDue(settings, job);
}
