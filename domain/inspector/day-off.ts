import { array, object, string } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { isCalendarDate } from '../time/calendar-date';

/** How many jobs of a day are settled at once. */
export const dayOffJobsAtMost = 20;

/** What becomes of a job on an inspector's day off. */
const jobOfDay = object({
  bookingId: documentIdField,
  /** Who does it instead; null to offer its client new times. */
  to: documentIdField.notRequired().defined(),
}).noUnknown();

/**
 * office-day-off: an inspector takes a day off, and the jobs they had are assigned to others, or their clients are
 * offered new times: all of it or none.
 */
export const dayOffSchema = object({
  uid: documentIdField,
  date: string()
    .required('Choose the day.')
    .max(10)
    .test('exists', 'Enter the date as month, day, and year.', isCalendarDate),
  jobs: array().of(jobOfDay).max(dayOffJobsAtMost, 'Twenty jobs are the most at once.').required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface DayOffAnswer {
  /** The jobs that someone else does now. */
  readonly assigned: number;
  /** The jobs whose clients were offered new times. */
  readonly offered: number;
}
