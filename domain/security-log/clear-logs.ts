import { object } from 'yup';
import { formLogsKeptDays } from '../business/retention';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** Clear Old Logs takes what is older. */
export const logsKeptDays = formLogsKeptDays;

/** Entries made before this instant are old at `now`. */
export function oldLogsEnd(now: Date): Date {
  return new Date(now.getTime() - logsKeptDays * 86_400_000);
}

export const clearingStates = ['RUNNING', 'DONE'] as const;
export type ClearingState = (typeof clearingStates)[number];

/** office-logs-clear. Which entries are old, the server's clock decides. */
export const clearLogsSchema = object({ idempotencyKey: idempotencyKeyField }).noUnknown().required();

/** How far a clearing came while its caller waited; one that is not done goes on by itself. */
export interface ClearLogsAnswer {
  readonly clearingId: string;
  readonly state: ClearingState;
  /** Log entries deleted so far. */
  readonly deleted: number;
}
