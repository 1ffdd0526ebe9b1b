import { windowMinutes } from '../appointment/arrival';
import type { RequestFormVariant } from './request-form';

export interface TimeSlot {
  /** `HH:MM:SS`, the start, in the format that is submitted. */
  readonly value: string;
  readonly label: string;
}

/** Duration of a slot of the contact form. */
export const hourlySlotMinutes = 60;

/** The two-hour windows of the landing-page section: requirement B-09. */
export const twoHourWindows: readonly TimeSlot[] = [
  { value: '08:00:00', label: '8-10 AM' },
  { value: '10:00:00', label: '10 AM-12 PM' },
  { value: '12:00:00', label: '12-2 PM' },
  { value: '14:00:00', label: '2-4 PM' },
  { value: '16:00:00', label: '4-6 PM' },
];

/** The hourly slots of the contact-form variant. */
export const hourlySlots: readonly TimeSlot[] = Array.from({ length: 10 }, (_, index) => {
  const hour = index + 8;
  return {
    value: `${String(hour).padStart(2, '0')}:00:00`,
    label: `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  };
});

/** The times that a form offers, and their duration. */
export function timeSlotsOf(variant: RequestFormVariant): {
  readonly slots: readonly TimeSlot[];
  readonly minutes: number;
} {
  return variant === 'landing-section'
    ? { slots: twoHourWindows, minutes: windowMinutes }
    : { slots: hourlySlots, minutes: hourlySlotMinutes };
}
