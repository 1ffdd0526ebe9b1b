import { object, string, type InferType } from 'yup';
import { AppError } from '../errors/app-error';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { Job } from './job';
import { undoEnd } from './undo-step';

/**
 * office-acceptance-undo: undoes the acceptance of a request or referral, named by the job that it made, or by the request
 * that a referral became.
 */
export const undoAcceptanceSchema = object({
  record: string()
    .oneOf(['job', 'request'] as const)
    .required(),
  id: documentIdField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type UndoAcceptance = InferType<typeof undoAcceptanceSchema>;

/** The answer of office-acceptance-undo. */
export interface AcceptanceUndone {
  readonly id: string;
  /** Whether the job is still there: it waits for an appointment, as it did before it was taken over. */
  readonly isPending: boolean;
  /** What waits for the office again; null if it is gone. */
  readonly restored: 'request' | 'referral' | null;
}

/** A stored moment. */
interface Moment {
  readonly toDate: () => Date;
}

/** Whether an accepted job's client is not notified yet: until its acceptance can no longer be undone, nothing is sent. */
export function isAcceptanceHeld(
  { accepted_at: at }: { readonly accepted_at: Moment | null },
  now: Date,
): boolean {
  return at !== null && now <= undoEnd(at.toDate());
}

/** What is known of a job after it was accepted. */
interface Since {
  readonly job: Pick<Job<unknown>, 'status' | 'payment_state' | 'held_payment'>;
  /** Whether its client has a payment page open, or has paid. */
  readonly payment: boolean;
  /** Whether an email about it was queued since. */
  readonly mail: boolean;
  /** The last entry of its audit trail, if it was made since. */
  readonly lastAction: string | null;
}

/** Why a job stays accepted: the sentence for the office; null if nothing depends on the acceptance. */
export function dependsOnAcceptance({ job, payment, mail, lastAction }: Since): string | null {
  const { status } = job;
  if (status === 'in_progress' || status === 'completed') return stays('This job was started');
  if (status === 'cancelled') return stays('This job was cancelled');
  if (payment || job.held_payment !== null || job.payment_state !== 'unpaid') {
    return stays('A payment for this job was begun or recorded');
  }
  if (lastAction === 'form-received') return stays('The client sent a form for this job');
  if (mail) return stays('The client was emailed about this job');
  return lastAction === null ? null : stays('This job was changed');
}

const stays = (what: string) => `${what} after it was accepted, so it can’t be undone anymore.`;

/** The refusal of a second undo. */
export function acceptanceUndone(): AppError {
  return new AppError('already-handled', 'the acceptance was undone', 'The acceptance was already undone.');
}
