import type { Actor } from '../platform/audit';
import type { RunningErasure } from '../records/erasure/erasure';

/** `more`: call again; `waits`: waiting for something else, so the sweeper retries later. */
export type StepOutcome = 'more' | 'done' | 'waits';

/** One step of an erasure. Idempotent, also after an interruption. */
export interface ErasureStep {
  readonly name: string;
  readonly run: (erasure: RunningErasure, now: Date) => Promise<StepOutcome>;
}

/** Rows per call of a step. */
export const rowsAtOnce = 50;

/** The actor in the audit trail. */
export const eraser: Actor = { kind: 'system', name: 'erase-person' };
