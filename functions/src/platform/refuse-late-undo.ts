import type { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { undoEnd } from '@domain/job/undo-step';

/** @throws AppError `already-handled` if a step taken at `at` can no longer be undone at `now`. */
export function refuseLateUndo(at: Timestamp | null | undefined, now: Date): asserts at is Timestamp {
  if (!at || now > undoEnd(at.toDate())) throw tooLate();
}

/** The refusal of an undo after its time limit. */
export function tooLate(): AppError {
  return new AppError(
    'already-handled',
    'the time to undo is over',
    'This could be undone for one minute, and that minute is over.',
  );
}
