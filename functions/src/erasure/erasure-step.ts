import type { Actor } from '../platform/audit';
import type { RunningErasure } from './erasure';

/** `more`: call it again; `waits`: for what others do first, the sweeper comes back. */
export type StepOutcome = 'more' | 'done' | 'waits';

/** One part of an erasure. Safe to do again, by anyone, also where it was broken off. */
export interface ErasureStep {
  readonly name: string;
  readonly run: (erasure: RunningErasure, now: Date) => Promise<StepOutcome>;
}

/** Rows that a step takes at once. */
export const rowsAtOnce = 50;

/** Who acts in the audit trail. */
export const eraser: Actor = { kind: 'system', name: 'erase-person' };
