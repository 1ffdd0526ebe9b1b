import { object } from 'yup';
import type { Job } from '@domain/job/job';
import type { Appointment } from '@domain/job/move-job';
import { slotFields } from '@domain/job/schedule-job';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { validateWith } from '@/forms/validate-with';
import { proposed, type SlotForm } from '@/shared/appointment/slot-form';
import type { ConfirmedSlot } from '@/shared/appointment/use-slot-confirm';

const validateTime = validateWith(object(slotFields).required());

/** An appointment, with a confirmation where it is in the past. */
export type ConfirmedAppointment = Appointment & ConfirmedSlot;

export function validateSlot({ scheduled_date, scheduled_time }: SlotForm) {
  return validateTime({ scheduled_date, scheduled_time });
}

/** The dialog's initial values. A pending job's date is a placeholder, so it isn't used. */
export function initialSlot(job: Job, today: string): SlotForm {
  const { scheduled_date, scheduled_time, status } = job;
  return {
    scheduled_date: status === 'pending' || scheduled_date < today ? today : scheduled_date,
    scheduled_time: isTimeOfDay(scheduled_time) ? scheduled_time : '09:00',
    inspector_id: job.inspector_id ?? proposed,
    as_window: status !== 'pending' && job.scheduled_until !== null,
  };
}
