import { AppError } from '@domain/errors/app-error';
import { judgeFailure } from './judge-failure';
import { newEntry } from './new-entry';
import type { OutboxContext } from './outbox-context';
import type { OutboxEntry } from './outbox-entry';
import type { Submission } from './submission';
import type { SubmissionResult } from './submit';

/** Hash -> entry, for as long as the page lives: pressing again is the same intent here too. */
const unkept = new Map<string, OutboxEntry>();

/** Sends directly what the device would not keep. Nothing tries again by itself. */
export async function sendUnkept(
  submission: Submission,
  { now, send, patienceMs }: OutboxContext,
): Promise<SubmissionResult> {
  const entry = unkept.get(submission.hash) ?? newEntry(submission, 'queued', now());
  unkept.set(submission.hash, entry);
  try {
    const receipt = await send(entry, AbortSignal.timeout(patienceMs));
    if (!receipt.id || receipt.hash !== entry.hash) return { state: 'not-kept' };
    return { state: 'sent', receipt };
  } catch (failure) {
    const verdict = judgeFailure(failure, now());
    if (verdict.refusal) {
      unkept.delete(submission.hash);
      return { state: 'refused', entryId: entry.id, details: verdict.refusal };
    }
    // Why it failed decides with what proof it is sent when it is pressed again.
    unkept.set(submission.hash, { ...entry, ...verdict });
    return failure instanceof AppError
      ? { state: 'not-kept', details: failure.details }
      : { state: 'not-kept' };
  }
}
