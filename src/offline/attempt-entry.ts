import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { reportCall } from './connectivity';
import { deliver } from './deliver';
import { withEntryLock } from './entry-lock';
import { judgeFailure, longestWaitMs, wasUnreachable, type Verdict } from './judge-failure';
import type { OutboxContext } from './outbox-context';
import { missedEdit } from './missed-edit';
import {
  assertTransition,
  contentOf,
  isUnsent,
  type MissedEdit,
  type OutboxEntry,
  type WaitingReason,
  withoutTyped,
} from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction, readRecord } from './outbox-transaction';
import { readEntry } from './read-entry';

export type AttemptResult =
  /** `missed`: the server has an earlier version. */
  | { readonly state: 'sent'; readonly receipt: SubmissionReceipt; readonly missed?: MissedEdit }
  | { readonly state: 'waiting'; readonly reason: WaitingReason; readonly retryAfterSeconds?: number }
  | { readonly state: 'refused'; readonly details: AppErrorDetails }
  /** The entry was removed from the device. */
  | { readonly state: 'gone' };

/**
 * Sends one entry once, unless it already has an outcome or the server asked to wait. Returns `null` if another tab is
 * still sending it after `lockPatienceMs`.
 * @throws Error if the device's database refuses.
 */
export async function attemptEntry(
  id: string,
  context: OutboxContext,
  lockPatienceMs: number,
): Promise<AttemptResult | null> {
  const steal = await isAbandoned(id, context);
  return withEntryLock(id, { patienceMs: lockPatienceMs, steal }, async () => {
    const { before, begun } = await beginAttempt(id, context.now());
    if (before === null) return { state: 'gone' };
    if (begun === null) return resultOf(before, context.now());
    const outcome = await send(before, context);
    const settled = await settle(begun, outcome);
    return resultOf(settled ?? { ...begun, ...outcome }, context.now());
  });
}

interface Sent {
  readonly state: 'sent';
  readonly data: null;
  readonly earlier: readonly [];
  readonly receipt: SubmissionReceipt;
  readonly missed?: MissedEdit;
}

type Outcome = Verdict | Sent;

async function send(entry: OutboxEntry, context: OutboxContext): Promise<Outcome & { changedAt: number }> {
  const offline = !navigator.onLine;
  try {
    const delivery = await deliver(entry, (version) =>
      context.send(version, AbortSignal.timeout(context.attemptLimitMs)),
    );
    reportCall(true);
    return { state: 'sent', data: null, earlier: [], ...delivery, changedAt: context.now() };
  } catch (failure) {
    reportCall(!wasUnreachable(failure));
    const now = context.now();
    const verdict = { ...judgeFailure(failure, now), changedAt: now };
    // Offline for the whole attempt, so nothing left the device and `outcomeUnknown` doesn't change.
    const stayed = offline && !navigator.onLine && wasUnreachable(failure);
    // The server rejected this attempt without reading it; an earlier attempt may still have been accepted.
    const unread = verdict.reason === 'rate-limited' || verdict.reason === 'unverified';
    return stayed || unread ? { ...verdict, outcomeUnknown: entry.outcomeUnknown } : verdict;
  }
}

interface Beginning {
  /** The entry as it was stored; `null` if it was removed. */
  readonly before: OutboxEntry | null;
  /** The entry as it is stored now; `null` if there is nothing to send yet, or at all. */
  readonly begun: OutboxEntry | null;
}

/** Marks the entry as being sent, before anything leaves the device. */
function beginAttempt(id: string, now: number): Promise<Beginning> {
  return outboxTransaction(async (store) => {
    const before = readEntry(await store.get(id));
    if (before === null || !isUnsent(before) || mustWait(before, now)) return { before, begun: null };
    assertTransition(before.state, 'sending');
    const begun: OutboxEntry = {
      ...before,
      state: 'sending',
      attempts: before.attempts + 1,
      changedAt: now,
      outcomeUnknown: true,
    };
    await store.put(begun);
    return { before, begun };
  });
}

/** Returns the entry as stored; `null` if the outcome of this attempt wasn't stored. */
async function settle(sent: OutboxEntry, outcome: Outcome): Promise<OutboxEntry | null> {
  let settled: OutboxEntry | null = null;
  try {
    settled = await keepOutcome(sent, outcome);
  } catch (cause) {
    if (outcome.state !== 'sent') throw cause;
    // A full disk still allows deleting. An entry that the server has must not wait here forever.
    await outboxTransaction((store) => store.delete(sent.id));
  }
  announceChange();
  return settled;
}

function keepOutcome(sent: OutboxEntry, outcome: Outcome): Promise<OutboxEntry | null> {
  return outboxTransaction(async (store) => {
    const entry = readEntry(await store.get(sent.id));
    if (entry?.idempotencyKey !== sent.idempotencyKey || entry.state === 'sent') return null;
    const settled = 'receipt' in outcome ? asSent(entry, sent, outcome) : asUnsent(entry, sent, outcome);
    if (settled !== null) await store.put(settled);
    return settled;
  });
}

/** The entry with its receipt. The last edit, submitted or only typed, is missed if the server has something else. */
function asSent(entry: OutboxEntry, sent: OutboxEntry, outcome: Sent): OutboxEntry {
  const { missed, ...settled } = outcome;
  const last = missedEdit(missed ? missed.stored : sent.data, contentOf(entry));
  return { ...withoutTyped(entry), ...settled, ...last };
}

/** null if the entry was edited during the attempt, or settled by the tab that took the lock. */
function asUnsent(entry: OutboxEntry, sent: OutboxEntry, verdict: Verdict): OutboxEntry | null {
  if (entry.hash !== sent.hash || entry.state !== 'sending') return null;
  assertTransition(entry.state, verdict.state);
  return { ...entry, ...verdict };
}

function mustWait(entry: OutboxEntry, now: number): boolean {
  return entry.notBefore > now && entry.notBefore - now <= longestWaitMs;
}

function resultOf(entry: OutboxEntry, now: number): AttemptResult {
  const { receipt, missed } = entry;
  if (receipt) return { state: 'sent', receipt, ...(missed && { missed }) };
  if (entry.refusal) return { state: 'refused', details: entry.refusal };
  const reason = entry.reason ?? 'server';
  if (reason !== 'rate-limited') return { state: 'waiting', reason };
  return { state: 'waiting', reason, retryAfterSeconds: Math.ceil((entry.notBefore - now) / 1000) };
}

/** Whether an attempt began longer ago than any attempt lasts: the tab holding the lock is suspended. */
async function isAbandoned(id: string, { now, attemptLimitMs }: OutboxContext): Promise<boolean> {
  const entry = readEntry(await readRecord(id));
  return entry?.state === 'sending' && Math.abs(now() - entry.changedAt) > attemptLimitMs + 10_000;
}
