import { object, type InferType } from 'yup';
import type { Booking } from '@domain/job/booking';
import { slotFields } from '@domain/job/schedule-job';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { validateWith } from '@/forms/validate-with';

const slotSchema = object(slotFields).required();

/** `YYYY-MM-DD` and `HH:MM`. */
export type Slot = InferType<typeof slotSchema>;

export const validateSlot = validateWith(slotSchema);

/** What the dialog starts with: the slot as it stands; a pending job's date is nobody's wish. */
export function initialSlot(job: Booking, today: string): Slot {
  const { scheduled_date, scheduled_time, status } = job;
  return {
    scheduled_date: status === 'pending' || scheduled_date < today ? today : scheduled_date,
    scheduled_time: isTimeOfDay(scheduled_time) ? scheduled_time : '09:00',
  };
}
