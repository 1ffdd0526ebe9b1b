import { AppError } from '@domain/errors/app-error';
import { waitSentence } from '@domain/rate-limit/window';

/** Why a change failed, other than for the link or the time. */
export type ChangeProblem =
  { readonly kind: 'offline' } | { readonly kind: 'refused'; readonly sentence: string };

/** Maps a failed call to what the client is shown. */
export function judgeChange(failure: unknown): ChangeProblem {
  if (!(failure instanceof AppError)) {
    return { kind: 'refused', sentence: 'Something went wrong on this device. Please try again.' };
  }
  const { userMessage, fields, retryAfterSeconds } = failure.details;
  if (failure.code === 'rate-limited' && retryAfterSeconds !== undefined) {
    return { kind: 'refused', sentence: waitSentence(retryAfterSeconds) };
  }
  const [field] = Object.values(fields ?? {});
  return { kind: 'refused', sentence: field ?? userMessage };
}
