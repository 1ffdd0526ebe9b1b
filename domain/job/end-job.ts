import { number, object, string, type InferType } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { moneyField } from '../payment/price-difference';
import type { Cancellation, Job } from './job';
import { jobEndings, type JobEnding } from './job-ending';

export const endingField = string()
  .oneOf(jobEndings, 'Choose what happened.')
  .required('Choose what happened.');

export const endReasonField = linesOfText('The reason', 500).required('Say why.');

/** office-job-end: ends a job without an inspection; client and referrer are notified once it can't be undone. */
export const endJobSchema = object({
  bookingId: documentIdField,
  ending: endingField,
  reason: endReasonField,
  /** US dollars: what the business charges for the ending, or 0. */
  charge: number().required().min(0),
  /** Required if the client has paid more than the charge. */
  money: moneyField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type EndJob = InferType<typeof endJobSchema>;

interface Ending<At> {
  readonly ending: JobEnding;
  /** US dollars. */
  readonly charge: number;
  readonly cancellation: Omit<Cancellation, 'at'> & { readonly at: At };
}

/** The fields that ending a job sets. Only a cancelled appointment leaves the client's calendar. */
export function endedJob<At>(
  { calendar_sequence }: Pick<Job, 'calendar_sequence'>,
  { ending, charge, cancellation }: Ending<At>,
) {
  return {
    status: 'cancelled' as const,
    ending,
    charge,
    cancellation,
    ...(ending === 'cancelled_late' && { calendar_sequence: calendar_sequence + 1 }),
  };
}

/** The fields that undoing it sets, with the status before. */
export function unendedJob({ started_at }: Pick<Job<unknown>, 'started_at'>) {
  const status = started_at === null ? ('scheduled' as const) : ('in_progress' as const);
  return { status, ending: null, charge: 0, cancellation: null };
}
