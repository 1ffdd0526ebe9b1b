import { windowMinutes, windowWords } from '../appointment/arrival';
import { weekdays } from '../business/facts';
import type { HoursSettings } from '../settings/settings';
import { addMinutes, clockTime, type TimeOfDay } from '../time/time-of-day';
import type { RequestFormVariant } from './request-form';

export interface TimeSlot {
  /** `HH:MM:SS`, the start, in the format that is submitted. */
  readonly value: string;
  readonly label: string;
}

/** Duration of a slot of the contact form. */
export const hourlySlotMinutes = 60;

/** The window that begins at `start`, `HH:MM`. */
export function timeSlot(start: TimeOfDay): TimeSlot {
  return { value: `${start}:00`, label: windowWords(start, addMinutes(start, windowMinutes)) };
}

/** The starts of the windows of all open days, earliest first. */
function windowStarts({ week }: HoursSettings): readonly TimeOfDay[] {
  const starts = weekdays.flatMap((day) => (week[day].open ? week[day].windows : []));
  return [...new Set(starts)].sort();
}

/** The two-hour windows of the landing-page section, those of any day of the week: requirement B-09. */
export function twoHourWindows(hours: HoursSettings): readonly TimeSlot[] {
  return windowStarts(hours).map(timeSlot);
}

/** The hourly slots of the contact form, from the first window to the end of the last one: requirement B-10. */
export function hourlySlots(hours: HoursSettings): readonly TimeSlot[] {
  const starts = windowStarts(hours);
  const [from, last] = [starts[0], starts.at(-1)];
  if (from === undefined || last === undefined) return [];
  const to = addMinutes(last, windowMinutes);
  const slots: TimeSlot[] = [];
  for (
    let start = from;
    addMinutes(start, hourlySlotMinutes) <= to;
    start = addMinutes(start, hourlySlotMinutes)
  ) {
    slots.push({ value: `${start}:00`, label: clockTime(start) });
  }
  return slots;
}

/** The times that a form offers, and their duration. */
export function timeSlotsOf(
  hours: HoursSettings,
  variant: RequestFormVariant,
): { readonly slots: readonly TimeSlot[]; readonly minutes: number } {
  return variant === 'landing-section'
    ? { slots: twoHourWindows(hours), minutes: windowMinutes }
    : { slots: hourlySlots(hours), minutes: hourlySlotMinutes };
}
