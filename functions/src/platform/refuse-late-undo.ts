import type { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { undoEnd } from '@domain/job/undo-step';

/** @throws AppError `already-handled` where a step taken at `at` can't be taken back any more at `now`. */
export function refuseLateUndo(at: Timestamp | null | undefined, now: Date): asserts at is Timestamp {
  if (!at || now > undoEnd(at.toDate())) throw tooLate();
}

/** The refusal of an undo that comes after its minute. */
export function tooLate(): AppError {
  return new AppError(
    'already-handled',
    'the time to undo is over',
    'This could be taken back for a minute, and that minute is over.',
  );
}
