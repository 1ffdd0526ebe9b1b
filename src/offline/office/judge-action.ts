import { AppError } from '@domain/errors/app-error';
import { reportCall } from '../connectivity';
import type { FailedAttempt, Verdict } from '../engine/outbox-options';
import { judgeFailure, wasUnreachable } from '../judge-failure';
import type { WaitingReason } from '../outbox-entry';
import type { OfficeEntry, OfficeWait } from './office-entry';

/** What a failed attempt at an admin's action means. */
export function judgeAction(
  failure: unknown,
  { entry, stayedOffline, now }: FailedAttempt<OfficeEntry>,
): Verdict<OfficeEntry> {
  // Offline the token can't be renewed either, so nothing was sent.
  const unreachable = wasUnreachable(failure) || !navigator.onLine;
  reportCall(!unreachable);
  const change = { ...changeAfter(failure, now), kept: true };
  // A refused attempt doesn't reveal whether an earlier, unanswered one was accepted.
  const unsent = stayedOffline || (change.state === 'queued' && !change.outcomeUnknown);
  return { change: unsent ? { ...change, outcomeUnknown: entry.outcomeUnknown } : change, unreachable };
}

type Change = Pick<OfficeEntry, 'state' | 'outcomeUnknown' | 'notBefore' | 'reason' | 'said' | 'refusal'>;

function changeAfter(failure: unknown, now: number): Change {
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
