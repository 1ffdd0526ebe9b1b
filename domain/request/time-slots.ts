import { hours } from '@business/hours';
import { windowMinutes, windowWords } from '../appointment/arrival';
import { addMinutes, clockTime } from '../time/time-of-day';
import type { RequestFormVariant } from './request-form';

export interface TimeSlot {
  /** `HH:MM:SS`, the start, in the format that is submitted. */
  readonly value: string;
  readonly label: string;
}

/** Duration of a slot of the contact form. */
export const hourlySlotMinutes = 60;

/** The times, `HH:MM`, at which slots of so many minutes begin and end within what requests may ask for. */
function startsEvery(minutes: number): string[] {
  const { from, to } = hours.requests;
  const starts: string[] = [];
  for (let start = from; addMinutes(start, minutes) <= to; start = addMinutes(start, minutes)) {
    starts.push(start);
  }
  return starts;
}

/** The two-hour windows of the landing-page section: requirement B-09. */
export const twoHourWindows: readonly TimeSlot[] = startsEvery(windowMinutes).map((start) => ({
  value: `${start}:00`,
  label: windowWords(start, addMinutes(start, windowMinutes)),
}));

/** The hourly slots of the contact-form variant. */
export const hourlySlots: readonly TimeSlot[] = startsEvery(hourlySlotMinutes).map((start) => ({
  value: `${start}:00`,
  label: clockTime(start),
}));

/** The times that a form offers, and their duration. */
export function timeSlotsOf(variant: RequestFormVariant): {
  readonly slots: readonly TimeSlot[];
  readonly minutes: number;
} {
  return variant === 'landing-section'
    ? { slots: twoHourWindows, minutes: windowMinutes }
    : { slots: hourlySlots, minutes: hourlySlotMinutes };
}
