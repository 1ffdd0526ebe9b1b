import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { appointmentFields, assignmentFields, confirmedPastField } from '../request/accept-request';
import { jobMayBecome, jobStatuses, type JobStatus } from './job-status';

/** Jobs that may be given an appointment, or another one. */
export const schedulableStatuses: readonly JobStatus[] = jobStatuses.filter(
  (status) => status === 'scheduled' || jobMayBecome(status, 'scheduled'),
);

export const slotFields = {
  scheduled_date: appointmentFields.scheduled_date,
  scheduled_time: appointmentFields.scheduled_time,
};

/** Schedules a pending job, or moves the appointment of a scheduled one. */
export const scheduleJobSchema = object({
  bookingId: documentIdField,
  ...slotFields,
  scheduled_until: appointmentFields.scheduled_until,
  ...assignmentFields,
  confirmed_past: confirmedPastField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface ScheduleJobAnswer {
  readonly bookingId: string;
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** The end of the window, `HH:MM`; null for a time. */
  readonly scheduled_until: string | null;
}
