import { windowEnd } from '../appointment/arrival';
import type { RequestFormValues, RequestFormVariant } from '../request/request-form';
import { timeSlotsOf } from '../request/time-slots';
import { currentTitle } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { isCalendarDate, shortDate } from '../time/calendar-date';
import { hoursAndMinutes, isTimeOfDay } from '../time/time-of-day';
import { isReportInTime, reportDay, type PlannedVisit } from './report-in-time';

type Wish = Pick<RequestFormValues, 'deadline' | 'preferredDate' | 'preferredTime' | 'serviceType'>;

/** What the booking form says at a deadline: whether the report comes in time for the chosen date and time. */
export function reportNote(
  settings: Pick<Settings, 'promises' | 'services' | 'hours'>,
  variant: RequestFormVariant,
  wish: Wish,
): string {
  const { deadline, preferredDate } = wish;
  const visit = isCalendarDate(preferredDate) ? visitOf(settings, variant, wish) : null;
  if (!visit) return 'Choose a preferred date to see whether your report comes in time.';
  const by = `Your report comes by ${shortDate(reportDay(settings, visit))}`;
  return isReportInTime(settings, visit, deadline)
    ? `${by}, in time for your deadline.`
    : `${by}, after your deadline. Choose an earlier date if you can.`;
}

/** Whether the report of a time on the chosen date comes in time; false without a date. @param time `HH:MM:SS` */
export function isTimeInTime(
  settings: Pick<Settings, 'promises' | 'services' | 'hours'>,
  variant: RequestFormVariant,
  wish: Omit<Wish, 'preferredTime'>,
  time: string,
): boolean {
  if (!isCalendarDate(wish.preferredDate)) return false;
  const visit = visitOf(settings, variant, { ...wish, preferredTime: time });
  return visit !== null && isReportInTime(settings, visit, wish.deadline);
}

/** The visit that was asked for; the day's last time where none was chosen. */
function visitOf(
  { services, hours }: Pick<Settings, 'services' | 'hours'>,
  variant: RequestFormVariant,
  { preferredDate, preferredTime, serviceType }: Wish,
): PlannedVisit | null {
  const chosen = isTimeOfDay(preferredTime) ? preferredTime : timeSlotsOf(hours, variant).slots.at(-1)?.value;
  if (chosen === undefined) return null;
  const time = hoursAndMinutes(chosen);
  return {
    scheduled_date: preferredDate,
    scheduled_time: time,
    scheduled_until: variant === 'landing-section' ? windowEnd(time) : null,
    service_type: currentTitle(services, serviceType),
  };
}
