import { object, string, type InferType } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { JobStatus } from './job-status';

/** For how long the office may take its last step back, by the server's clock. */
export const undoSeconds = 60;

/** What the server adds to it, for the way from the screen to it. */
export const undoGraceSeconds = 10;

/** The last moment at which a step taken at `at` can be taken back; what the step mails to others waits until then. */
export function undoEnd(at: Date): Date {
  return new Date(at.getTime() + (undoSeconds + undoGraceSeconds) * 1000);
}

/** Where a job's last step came from, for the steps that can be taken back. */
export const stepsBack: Partial<Record<JobStatus, JobStatus>> &
  Record<'in_progress' | 'completed', JobStatus> = {
  in_progress: 'scheduled',
  completed: 'in_progress',
};

/** office-job-undo: takes back Start Job or Mark Complete; `from` is the status that the job has on the screen. */
export const undoStepSchema = object({
  bookingId: documentIdField,
  from: string()
    .oneOf(['in_progress', 'completed'] as const)
    .required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type UndoStep = InferType<typeof undoStepSchema>;
