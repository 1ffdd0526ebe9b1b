import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const deletionStates = ['RUNNING', 'DONE'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** office-job-delete: hides the job at once, deletes its records in the background, and the job itself last. */
export const deleteJobSchema = object({ bookingId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

export interface DeleteJobAnswer {
  readonly bookingId: string;
  /** `RUNNING` if the rest continues in the background, within minutes. */
  readonly state: DeletionState;
}
