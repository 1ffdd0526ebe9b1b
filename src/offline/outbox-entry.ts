import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { FormSignals } from '@domain/api/form-signals';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { isWaiting } from './engine/sendable';

/** The calls that send what people typed, which must not be lost. */
export type SubmissionCall =
  | 'secure-form-submission'
  | 'client-referral-submit'
  | 'client-questionnaire-submit'
  | 'client-followup-submit'
  | 'client-introduction-submit';

/**
 * draft: still being written. queued: waiting to be sent. sending: an attempt is in progress, or was when its page ended.
 * needs-attention: the server refused its content. sent: the server has it; a record without the content stays for a
 * while.
 */
export type OutboxState = 'draft' | 'queued' | 'sending' | 'needs-attention' | 'sent';

/**
 * offline: the browser has no connection. no-answer: connected, but no response came in time. server: the response was a
 * failure, or not from our server. rate-limited: the server asked to wait. unverified: the server requires an App Check
 * token, which this page doesn't have or couldn't get.
 */
export type WaitingReason = 'offline' | 'no-answer' | 'server' | 'rate-limited' | 'unverified';

/** One version of an entry's content. */
export interface EntryVersion {
  /** Plain JSON. */
  readonly data: unknown;
  /** As in `OutboxEntry`. */
  readonly hash: string;
}

/** An edit made too late: the server has an earlier version under the same idempotency key. */
export interface MissedEdit {
  /** The server's version; `null` if the device no longer has it. */
  readonly stored: unknown;
  /** What the person submitted, or only typed, instead. */
  readonly edited: unknown;
}

export const outboxStates: readonly OutboxState[] = ['draft', 'queued', 'sending', 'needs-attention', 'sent'];

/** State -> the states that may follow it. A late receipt ends any state that another tab gave the entry meanwhile. */
const outboxTransitions: Readonly<Record<OutboxState, readonly OutboxState[]>> = {
  draft: ['draft', 'queued'],
  queued: ['queued', 'sending', 'sent'],
  sending: ['sending', 'queued', 'needs-attention', 'sent'],
  'needs-attention': ['draft', 'queued', 'sent'],
  sent: [],
};

/** @throws Error if the transition isn't allowed. The caller must then store nothing. */
export function assertTransition(from: OutboxState, to: OutboxState): void {
  if (!outboxTransitions[from].includes(to)) throw new Error(`an entry cannot go from ${from} to ${to}`);
}

/**
 * The version of the stored format. Increase it with any change except an optional field that earlier versions of the
 * product can ignore, and migrate the previous version in `read-entry.ts`.
 */
export const outboxVersion = 1;

/** One submission or draft. Times are milliseconds since the epoch, by the device's clock. */
export interface OutboxEntry {
  readonly version: typeof outboxVersion;
  readonly id: string;
  /** A UUID, the same for every retry and edit. The server stores at most one version under it. */
  readonly idempotencyKey: string;
  readonly callName: SubmissionCall;
  readonly formType: string;
  /** Plain JSON; `null` once sent, because the device needn't store what the server has. */
  readonly data: unknown;
  /**
   * Until it is sent: what was typed in its form after the last submission, as it would be submitted, if it differs from
   * `data`. It is sent only if the form is submitted again. Plain JSON.
   */
  readonly typed?: unknown;
  /** Hex SHA-256 of the canonical `{ formType, data }`, which the server's receipt must name. */
  readonly hash: string;
  readonly clientInfo: { readonly userAgent: string; readonly timestamp: string };
  /** Anti-bot signals, sent only with the first attempt. */
  readonly signs?: FormSignals;
  readonly state: OutboxState;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly attempts: number;
  /** Whether the server may have accepted this content under this key without the device knowing. */
  readonly outcomeUnknown: boolean;
  /** Earlier versions that the server may have accepted without the device knowing, oldest first. */
  readonly earlier?: readonly EntryVersion[];
  /** No attempt before this time; 0 for no wait. */
  readonly notBefore: number;
  /** Why it waits. With `queued`, after an attempt. */
  readonly reason?: WaitingReason;
  /** The server's error. With `needs-attention`, and with a draft made from it. */
  readonly refusal?: AppErrorDetails;
  /** With `sent`. */
  readonly receipt?: SubmissionReceipt;
  /** With `sent`: the last edit, submitted or only typed, if the server lacks it. Stored until the person has seen it. */
  readonly missed?: MissedEdit;
}

/** What its form shows: the edit that isn't submitted yet, if there is one. */
export function contentOf({ typed, data }: OutboxEntry): unknown {
  return typed ?? data;
}

/** The edit that isn't submitted yet, as a field of an entry. */
export function typedOf({ typed }: OutboxEntry): Pick<OutboxEntry, 'typed'> {
  return typed === undefined ? {} : { typed };
}

/** The entry without its `typed` edit. */
export function withoutTyped(entry: OutboxEntry): OutboxEntry {
  const { typed, ...rest } = entry;
  return typed === undefined ? entry : rest;
}

/** Whether an edit of this entry is stored as `typed`. A draft's edits are stored in `data`. */
export function mayBeTypedIn(entry: OutboxEntry): boolean {
  return isUnsent(entry) || entry.state === 'needs-attention';
}

/** Whether the sender still has to send it. */
export function isUnsent(entry: OutboxEntry): boolean {
  return isWaiting(entry);
}
