import { object } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { moneyField } from '../payment/price-difference';
import type { Job, Cancellation } from './job';
import { jobMayBecome, jobStatuses, type JobStatus } from './job-status';

export const cancelReasonField = linesOfText('The reason', 500).defined().default('');

/** office-job-cancel: cancels the job and keeps its record; a client with an appointment is notified. */
export const cancelJobSchema = object({
  bookingId: documentIdField,
  reason: cancelReasonField,
  /** Required if the client has paid. */
  money: moneyField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** Jobs that may be cancelled. */
export const cancellableStatuses: readonly JobStatus[] = jobStatuses.filter((status) =>
  jobMayBecome(status, 'cancelled'),
);

/** Whether cancelling a job emails its client: only if an appointment had been agreed. */
export function notifiesClient(status: JobStatus): boolean {
  return status === 'scheduled';
}

/** The fields that cancelling a job sets. Calendars take a cancellation only with a higher sequence. */
export function cancelledJob<At>(
  { status, calendar_sequence }: Pick<Job, 'status' | 'calendar_sequence'>,
  cancellation: Omit<Cancellation, 'at'> & { readonly at: At },
) {
  return {
    status: 'cancelled' as const,
    ...(notifiesClient(status) && { calendar_sequence: calendar_sequence + 1 }),
    cancellation,
  };
}
