import { object, type InferType } from 'yup';
import type { Job } from '@domain/job/job';
import { slotFields } from '@domain/job/schedule-job';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { validateWith } from '@/forms/validate-with';
import type { ConfirmedSlot } from '@/shared/appointment/use-slot-confirm';

const slotSchema = object(slotFields).required();

/** `YYYY-MM-DD` and `HH:MM`. */
export type Slot = InferType<typeof slotSchema>;

/** A slot, with a confirmation where it is in the past. */
export type ConfirmedAppointment = Slot & ConfirmedSlot;

export const validateSlot = validateWith(slotSchema);

/** The dialog's initial values. A pending job's date is not used, because nobody chose it. */
export function initialSlot(job: Job, today: string): Slot {
  const { scheduled_date, scheduled_time, status } = job;
  return {
    scheduled_date: status === 'pending' || scheduled_date < today ? today : scheduled_date,
    scheduled_time: isTimeOfDay(scheduled_time) ? scheduled_time : '09:00',
  };
}
