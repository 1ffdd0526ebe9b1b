import { object, string, type InferType } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { JobStatus } from './job-status';

/** Seconds for which the office can undo its last step, by the server's clock. */
export const undoSeconds = 60;

/** Added by the server for network latency. */
export const undoGraceSeconds = 10;

/** The last moment at which a step taken at `at` can be undone; emails about the step wait for it. */
export function undoEnd(at: Date): Date {
  return new Date(at.getTime() + (undoSeconds + undoGraceSeconds) * 1000);
}

/** The previous status, for the steps that can be undone. */
export const stepsBack: Partial<Record<JobStatus, JobStatus>> &
  Record<'in_progress' | 'completed', JobStatus> = {
  in_progress: 'scheduled',
  completed: 'in_progress',
};

/** office-job-undo: undoes Start Job, Mark Complete or an ending; `from` is the status on the screen. */
export const undoStepSchema = object({
  bookingId: documentIdField,
  from: string()
    .oneOf(['in_progress', 'completed', 'cancelled'] as const)
    .required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type UndoStep = InferType<typeof undoStepSchema>;
