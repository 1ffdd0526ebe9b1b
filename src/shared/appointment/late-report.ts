import { isReportInTime, reportDay, type PlannedVisit } from '@domain/deadline/report-in-time';
import type { Settings } from '@domain/settings/settings';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';

/** That the report of an appointment comes after the client's deadline; '' where it doesn't, or isn't known. */
export function lateReport(
  settings: Pick<Settings, 'promises' | 'services'>,
  visit: PlannedVisit,
  deadline: string | null,
): string {
  if (deadline === null || !isCalendarDate(deadline)) return '';
  if (!isCalendarDate(visit.scheduled_date) || !isTimeOfDay(visit.scheduled_time)) return '';
  if (isReportInTime(settings, visit, deadline)) return '';
  return `The report comes by ${shortDate(reportDay(settings, visit))}, after the client’s deadline on ${shortDate(deadline)}.`;
}
