import { AppError } from '@domain/errors/app-error';
import { reportedAs } from '@/logging/report-fault';
import { deliver } from './deliver';
import { judgeFailure } from './judge-failure';
import { newEntry, rewriteEntry } from './new-entry';
import type { OutboxContext } from './outbox-context';
import type { OutboxEntry } from './outbox-entry';
import { findEntry, removeEntry } from './outbox-store';
import type { Submission } from './submission';
import type { SubmissionResult } from './submit';

/** By id, while the page is loaded. Submitting again, edited or not, uses the same idempotency key. */
const unstored = new Map<string, OutboxEntry>();

/** What was sent under this id while the device couldn't store it. */
export function findUnstored(entryId: string | undefined): OutboxEntry | undefined {
  return entryId === undefined ? undefined : unstored.get(entryId);
}

/** Called once the device has stored it. */
export function forgetUnstored(entryId: string): void {
  unstored.delete(entryId);
}

/** Sends directly what the device couldn't store. Nothing retries automatically. */
export async function sendUnstored(
  submission: Submission,
  entryId: string | undefined,
  { now, send, patienceMs }: OutboxContext,
): Promise<SubmissionResult> {
  // A full disk can still be read and may have an earlier version. If reading fails too, it counts as none.
  const stored =
    entryId === undefined
      ? null
      : await findEntry(entryId).catch(reportedAs('an earlier entry not read', null));
  if (stored?.receipt) {
    const missed = stored.receipt.hash !== submission.hash && { stored: null, edited: submission.data };
    return { state: 'sent', entryId: stored.id, receipt: stored.receipt, ...(missed && { missed }) };
  }
  const entry = entryOf(submission, entryId, stored, now());
  unstored.set(entry.id, { ...entry, outcomeUnknown: true });
  try {
    const delivery = await deliver(entry, (version) => send(version, AbortSignal.timeout(patienceMs)));
    // If it can't be removed, it is sent again under the same idempotency key, which stores nothing twice.
    if (stored) await removeEntry(stored.id).catch(reportedAs('a sent entry not removed', undefined));
    return { state: 'sent', entryId: entry.id, ...delivery };
  } catch (failure) {
    // The reason decides which proof is sent with the next submission.
    const verdict = judgeFailure(failure, now());
    unstored.set(entry.id, { ...entry, ...verdict });
    if (verdict.refusal) return { state: 'refused', entryId: entry.id, details: verdict.refusal };
    return {
      state: 'not-stored',
      entryId: entry.id,
      ...(failure instanceof AppError && { details: failure.details }),
    };
  }
}

function entryOf(
  submission: Submission,
  entryId: string | undefined,
  stored: OutboxEntry | null,
  now: number,
): OutboxEntry {
  const equal = () => [...unstored.values()].find(({ hash }) => hash === submission.hash);
  // The stored entry may be in the middle of an attempt.
  const before = findUnstored(entryId) ?? (stored ? { ...stored, outcomeUnknown: true } : equal());
  if (!before) {
    return { ...newEntry(submission, 'queued', now), ...(entryId !== undefined && { id: entryId }) };
  }
  const same = before.hash === submission.hash && before.state === 'queued';
  return same ? before : rewriteEntry(before, submission, now);
}
