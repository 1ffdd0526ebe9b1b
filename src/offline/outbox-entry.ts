import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { FormSigns } from '@domain/api/form-signs';
import type { AppErrorDetails } from '@domain/errors/app-error';

/** The calls whose content people write, so that it must not be lost. */
export type SubmissionCall = 'submitForm' | 'submitReferral' | 'submitQuestionnaire' | 'submitFollowUp';

/**
 * draft: still being written. queued: waits for its turn. sending: on its way, or left so by a page that ended.
 * needs-attention: the server refused its content. sent: the server has it; only the trace of it stays, for a while.
 */
export type OutboxState = 'draft' | 'queued' | 'sending' | 'needs-attention' | 'sent';

/**
 * offline: the server could not be reached. server: it gave no proper answer. rate-limited: it asked to wait. unverified: it wants
 * App Check's word, which this page has not got or could not give.
 */
export type WaitingReason = 'offline' | 'server' | 'rate-limited' | 'unverified';

/** State -> the states that may follow. A late receipt settles whatever another tab made of the entry meanwhile. */
const outboxTransitions: Readonly<Record<OutboxState, readonly OutboxState[]>> = {
  draft: ['draft', 'queued'],
  queued: ['queued', 'sending', 'sent'],
  sending: ['sending', 'queued', 'needs-attention', 'sent'],
  'needs-attention': ['draft', 'queued', 'sent'],
  sent: [],
};

/** @throws Error if an entry may not go from one state to the other: nothing of it must then be stored. */
export function assertTransition(from: OutboxState, to: OutboxState): void {
  if (!outboxTransitions[from].includes(to)) throw new Error(`an entry cannot go from ${from} to ${to}`);
}

/** The form in which entries are stored now. Raise it with any change, and teach `read-entry.ts` the last one. */
export const outboxVersion = 1;

/** One thing that a person submits. Times are milliseconds since the epoch, of the device's clock. */
export interface OutboxEntry {
  readonly version: typeof outboxVersion;
  readonly id: string;
  /** A UUID, the same through every retry; another one only when `outcomeUnknown` is false. */
  readonly idempotencyKey: string;
  readonly callName: SubmissionCall;
  readonly formType: string;
  /** Plain JSON; `null` once sent, as the device need not keep what the server has. */
  readonly data: unknown;
  /** Hex SHA-256 of the canonical `{ formType, data }`: what the server's receipt has to name. */
  readonly hash: string;
  readonly clientInfo: { readonly userAgent: string; readonly timestamp: string };
  /** How the form was filled in; told with the first attempt alone. */
  readonly signs?: FormSigns;
  readonly state: OutboxState;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly attempts: number;
  /** Whether the server may have accepted this content under this key without our knowing. */
  readonly outcomeUnknown: boolean;
  /** No attempt before this time; 0 if any time will do. */
  readonly notBefore: number;
  /** Why it waits; with `queued` after an attempt. */
  readonly reason?: WaitingReason;
  /** What the server said; with `needs-attention`, and with a draft made of it. */
  readonly refusal?: AppErrorDetails;
  /** With `sent`. */
  readonly receipt?: SubmissionReceipt;
}

/** Whether the sender has still something to do for it. */
export function isUnsent(entry: OutboxEntry): boolean {
  return entry.state === 'queued' || entry.state === 'sending';
}
