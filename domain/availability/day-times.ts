import type { CalendarDate } from '../time/calendar-date';
import type { TimeOfDay } from '../time/time-of-day';
import type { AvailableTimes } from './month';

/** Whether a service can be done at a time; unknown where nothing is known of the day. */
export type SlotState = 'available' | 'taken' | 'unknown';

/** The start times, `HH:MM`, at which a service can be done on a date; null if that is unknown. */
export function availableOn(
  times: AvailableTimes | null,
  serviceId: string,
  date: CalendarDate,
): readonly TimeOfDay[] | null {
  const day = times?.[date];
  if (!day) return null;
  return Object.keys(day).filter((time) => day[time]?.includes(serviceId));
}

/** @param time `HH:MM` */
export function slotState(available: readonly TimeOfDay[] | null, time: TimeOfDay): SlotState {
  if (available === null) return 'unknown';
  return available.includes(time) ? 'available' : 'taken';
}

/** The next date after this one that has an available time, among those that are known; null if there is none. */
export function nextAvailableDate(
  times: AvailableTimes | null,
  date: CalendarDate,
  isAvailable: (date: CalendarDate) => boolean | undefined,
): CalendarDate | null {
  const later = Object.keys(times ?? {}).filter((day) => day > date);
  return later.toSorted().find((day) => isAvailable(day)) ?? null;
}
