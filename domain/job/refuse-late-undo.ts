import { AppError } from '../errors/app-error';
import { undoEnd } from './undo-step';

/** A stored moment. */
interface Moment {
  readonly toDate: () => Date;
}

/** @throws AppError `already-handled` if a step taken at `at` can no longer be undone at `now`. */
export function refuseLateUndo<At extends Moment>(at: At | null | undefined, now: Date): asserts at is At {
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
