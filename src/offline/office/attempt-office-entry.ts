import { AppError } from '@domain/errors/app-error';
import type { ReportAnswer } from '@domain/report/report-calls';
import { reportCall } from '../connectivity';
import { judgeFailure, longestWaitMs, wasUnreachable } from '../judge-failure';
import type { WaitingReason } from '../outbox-entry';
import { announceOfficeChange } from './office-changes';
import type { OfficeContext } from './office-context';
import {
  isWaiting,
  photosOf,
  readOfficeEntry,
  untold,
  type OfficeEntry,
  type OfficeWait,
} from './office-entry';
import { officeTransaction } from './office-transaction';
import { settleSent } from './settle-sent';

/**
 * sent: the server has it. refused: an admin has to look at it. waiting: it is retried. unreachable: no other entry
 * can be sent either.
 */
export type OfficeAttempt = 'sent' | 'refused' | 'waiting' | 'unreachable';

/**
 * Attempts to send one entry. The caller holds the lane's lock. `pressedId`: the entry whose result the admin is
 * waiting for.
 * @throws Error if the device's database refuses.
 */
export async function attemptOfficeEntry(
  entry: OfficeEntry,
  context: OfficeContext,
  pressedId: string | null,
): Promise<OfficeAttempt> {
  const now = context.now();
  if (entry.notBefore > now && entry.notBefore - now <= longestWaitMs) return 'waiting';
  if (!(await context.arePhotosThere(photosOf(entry.action)))) {
    await change(entry, { state: 'queued', reason: 'photos', kept: true });
    return 'waiting';
  }
  const begun = {
    state: 'sending',
    attempts: entry.attempts + 1,
    kept: entry.kept || entry.id !== pressedId,
    changedAt: now,
    outcomeUnknown: true,
  } as const;
  if (!(await change(entry, begun))) return 'waiting';
  const offline = !navigator.onLine;
  try {
    const answer = await withinLimit(send(entry, context), context.attemptLimitMs);
    reportCall(true);
    await settleSent(entry, answer, context.now());
    context.onSent(entry);
    return 'sent';
  } catch (failure) {
    // Offline the token can't be renewed either, so nothing was sent.
    const unreachable = wasUnreachable(failure) || !navigator.onLine;
    reportCall(!unreachable);
    const verdict = verdictOn(failure, context.now());
    // If there was never a connection, the entry has not left the device and its known outcome stays valid.
    const stayed = offline && !navigator.onLine;
    await change(entry, {
      ...verdict,
      kept: true,
      changedAt: context.now(),
      ...(stayed && { outcomeUnknown: entry.outcomeUnknown }),
    });
    if (verdict.state === 'needs-attention') return 'refused';
    return unreachable ? 'unreachable' : 'waiting';
  }
}

type Verdict = Pick<OfficeEntry, 'state' | 'outcomeUnknown' | 'notBefore' | 'reason' | 'said' | 'refusal'>;

function verdictOn(failure: unknown, now: number): Verdict {
  // Both errors are resolved by signing in again, so the entry stays queued.
  if (failure instanceof AppError && (failure.code === 'not-signed-in' || failure.code === 'not-allowed')) {
    return { state: 'queued', outcomeUnknown: false, notBefore: 0, reason: 'session' };
  }
  const { state, outcomeUnknown, notBefore, reason, refusal } = judgeFailure(failure, now);
  // An error that the server reports itself has changed nothing, because each call is one transaction.
  const answered = failure instanceof AppError && failure.cause === undefined;
  return {
    state: state === 'needs-attention' ? state : 'queued',
    outcomeUnknown: outcomeUnknown && !answered,
    notBefore,
    ...(answered && state !== 'needs-attention' && { said: failure.details }),
    ...(reason && { reason: waitOf(reason) }),
    ...(refusal && { refusal }),
  };
}

function waitOf(reason: WaitingReason): OfficeWait {
  if (!navigator.onLine) return 'offline';
  return reason === 'no-answer' ? 'no-answer' : 'server';
}

function send(
  { action, idempotencyKey }: OfficeEntry,
  { call }: OfficeContext,
): Promise<ReportAnswer | null> {
  switch (action.kind) {
    case 'status': {
      const { bookingId, status } = action;
      return call('office-job-status', { bookingId, status, idempotencyKey }).then(() => null);
    }
    case 'generate': {
      const { bookingId, report } = action;
      if (!report) throw new Error('a report that is done has nothing to send');
      return call('office-report-generate', { bookingId, report, idempotencyKey });
    }
    case 'amend': {
      const { reportId, amendment, report } = action;
      if (!report) throw new Error('a report that is done has nothing to send');
      return call('office-report-amend', { reportId, amendment, report, idempotencyKey });
    }
    case 'send': {
      const { reportId } = action;
      if (reportId === null) throw new Error('a report is sent only once it is generated');
      return call('send-report-notification', { reportId }).then(() => null);
    }
  }
}

/** @returns false where the entry was settled or removed meanwhile. */
async function change(entry: OfficeEntry, changes: Partial<OfficeEntry>): Promise<boolean> {
  const changed = await officeTransaction(async ({ outbox }) => {
    const stored = readOfficeEntry(await outbox.get(entry.id));
    if (!stored || !isWaiting(stored)) return false;
    await outbox.put({ ...untold(stored), ...changes });
    return true;
  });
  if (changed) announceOfficeChange();
  return changed;
}

const tooSlow = 'Our server isn’t answering. Please try again in a moment.';

function withinLimit<Answer>(work: Promise<Answer>, limitMs: number): Promise<Answer> {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const cause = new DOMException('no answer in time', 'TimeoutError');
    giveUp = setTimeout(
      () => reject(new AppError('unavailable', cause.message, tooSlow, { cause })),
      limitMs,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(giveUp));
}
