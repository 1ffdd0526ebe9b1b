import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { reportCall } from './connectivity';
import { withEntryLock } from './entry-lock';
import { judgeFailure, longestWaitMs, wasUnreachable, type Verdict } from './judge-failure';
import type { OutboxContext } from './outbox-context';
import { assertTransition, isUnsent, type OutboxEntry, type WaitingReason } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction, readRecord } from './outbox-transaction';
import { readEntry } from './read-entry';

export type AttemptResult =
  | { readonly state: 'sent'; readonly receipt: SubmissionReceipt }
  | { readonly state: 'waiting'; readonly reason: WaitingReason; readonly retryAfterSeconds?: number }
  | { readonly state: 'refused'; readonly details: AppErrorDetails }
  /** Somebody took it off the device. */
  | { readonly state: 'gone' };

/**
 * Sends one entry, once, unless it has an outcome already or the server asked to wait. Answers `null` if another tab is
 * sending it and goes on for longer than `lockPatienceMs`.
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
    await settle(begun, outcome);
    return resultOf({ ...begun, ...outcome }, context.now());
  });
}

type Outcome = Verdict | { readonly state: 'sent'; readonly data: null; readonly receipt: SubmissionReceipt };

async function send(entry: OutboxEntry, context: OutboxContext): Promise<Outcome & { changedAt: number }> {
  const offline = !navigator.onLine;
  try {
    const receipt = await context.send(entry, AbortSignal.timeout(context.attemptLimitMs));
    // An answer that does not name what was sent proves nothing: the entry stays.
    if (!receipt.id || receipt.hash !== entry.hash) throw new Error('the receipt names another content');
    reportCall(true);
    return { state: 'sent', data: null, receipt, changedAt: context.now() };
  } catch (failure) {
    reportCall(!wasUnreachable(failure));
    const now = context.now();
    const verdict = { ...judgeFailure(failure, now), changedAt: now };
    // Without a connection from first to last it has not left the device, and what was known before is still known.
    const stayed = offline && !navigator.onLine && wasUnreachable(failure);
    return stayed ? { ...verdict, outcomeUnknown: entry.outcomeUnknown } : verdict;
  }
}

interface Beginning {
  /** As it was stored; `null` if it is not there any more. */
  readonly before: OutboxEntry | null;
  /** As it is stored now; `null` if there is nothing to send, or not yet. */
  readonly begun: OutboxEntry | null;
}

/** Marks the entry as on its way, before anything leaves the device. */
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

async function settle(sent: OutboxEntry, outcome: Outcome): Promise<void> {
  try {
    await keepOutcome(sent, outcome);
  } catch (cause) {
    if (outcome.state !== 'sent') throw cause;
    // A full disk takes no trace, but it gives room: what the server has must not wait here for ever.
    await outboxTransaction((store) => store.delete(sent.id));
  }
  announceChange();
}

function keepOutcome(sent: OutboxEntry, outcome: Outcome): Promise<void> {
  return outboxTransaction(async (store) => {
    const entry = readEntry(await store.get(sent.id));
    if (entry?.idempotencyKey !== sent.idempotencyKey) return;
    // Settled meanwhile by the tab that took the lock: only a receipt says more.
    if (entry.state !== 'sending' && outcome.state !== 'sent') return;
    assertTransition(entry.state, outcome.state);
    await store.put({ ...entry, ...outcome });
  });
}

function mustWait(entry: OutboxEntry, now: number): boolean {
  return entry.notBefore > now && entry.notBefore - now <= longestWaitMs;
}

function resultOf(entry: OutboxEntry, now: number): AttemptResult {
  if (entry.receipt) return { state: 'sent', receipt: entry.receipt };
  if (entry.refusal) return { state: 'refused', details: entry.refusal };
  const reason = entry.reason ?? 'server';
  if (reason !== 'rate-limited') return { state: 'waiting', reason };
  return { state: 'waiting', reason, retryAfterSeconds: Math.ceil((entry.notBefore - now) / 1000) };
}

/** An attempt that began longer ago than any attempt lasts: its page sleeps, with the lock in its hand. */
async function isAbandoned(id: string, { now, attemptLimitMs }: OutboxContext): Promise<boolean> {
  const entry = readEntry(await readRecord(id));
  return entry?.state === 'sending' && Math.abs(now() - entry.changedAt) > attemptLimitMs + 10_000;
}
