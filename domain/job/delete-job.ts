import { object } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const deletionStates = ['RUNNING', 'DONE'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** office-job-delete: hidden at once; what belongs to it goes first, the job itself last. */
export const deleteJobSchema = object({ bookingId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

export interface DeleteJobAnswer {
  readonly bookingId: string;
  /** `RUNNING` where the rest goes by itself, within minutes. */
  readonly state: DeletionState;
}
