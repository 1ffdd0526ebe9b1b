import type { Arrival } from '../appointment/arrival';
import { business } from '../business/business';
import { inspectionMinutes } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { reportDue } from '../stats/report-in-time';
import { addDays, calendarDateIn, shortDateFrom, type CalendarDate } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

/** An appointment with the service that decides how long it takes and when its report is promised. */
export interface PlannedVisit extends Arrival {
  readonly scheduled_date: CalendarDate;
  /** The service's name. */
  readonly service_type: string;
}

type PromisedReport = Pick<Settings, 'promises' | 'services'>;

/** The last moment at which the report of a visit is promised, if it begins at the end of its window; milliseconds. */
export function latestReport(settings: PromisedReport, visit: PlannedVisit): number {
  const { scheduled_date: date, scheduled_time: time, scheduled_until: until, service_type: service } = visit;
  const begins = instantOf(date, until ?? time, business.timeZone).getTime();
  const completed = begins + inspectionMinutes(settings.services, service) * 60_000;
  return reportDue(settings, { service_type: service, completed_at: new Date(completed).toISOString() });
}

/** The first moment after a deadline, in the business's time zone; milliseconds since the epoch. */
export function deadlineEnd(deadline: CalendarDate): number {
  return instantOf(addDays(deadline, 1), '00:00', business.timeZone).getTime();
}

/** Whether the report of a visit comes by the end of the deadline. The promise holds on closed days too. */
export function isReportInTime(
  settings: PromisedReport,
  visit: PlannedVisit,
  deadline: CalendarDate,
): boolean {
  return latestReport(settings, visit) <= deadlineEnd(deadline);
}

/** The day of the last moment at which the report of a visit is promised. */
export function reportDay(settings: PromisedReport, visit: PlannedVisit): CalendarDate {
  // The end of a day is the first moment of the next one.
  return calendarDateIn(business.timeZone, new Date(latestReport(settings, visit) - 1));
}

/** `Tue, Dec 8`, with the year unless it is this one; `now` in milliseconds since the epoch. */
export function dueDay(deadline: CalendarDate, now: number): string {
  return shortDateFrom(deadline, calendarDateIn(business.timeZone, new Date(now)));
}

/** `Report due Tue, Dec 8`. */
export function reportDueWords(deadline: CalendarDate, now: number): string {
  return `Report due ${dueDay(deadline, now)}`;
}
