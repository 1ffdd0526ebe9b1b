import { object } from 'yup';
import { formLogRetentionDays } from '../business/retention';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { dayMs } from '../time/durations';

/** Clear Old Logs deletes entries older than this. */
export const logRetentionDays = formLogRetentionDays;

/** Entries made before this instant count as old at `now`. */
export function oldLogsEnd(now: Date): Date {
  return new Date(now.getTime() - logRetentionDays * dayMs);
}

export const clearingStates = ['RUNNING', 'DONE'] as const;
export type ClearingState = (typeof clearingStates)[number];

/** office-logs-clear. The server's clock decides which entries are old. */
export const clearLogsSchema = object({ idempotencyKey: idempotencyKeyField }).noUnknown().required();

/** Progress of a clearing when the call returned; the rest continues in the background. */
export interface ClearLogsAnswer {
  readonly clearingId: string;
  readonly state: ClearingState;
  /** Log entries deleted so far. */
  readonly deleted: number;
}
