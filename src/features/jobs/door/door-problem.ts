import { AppError } from '@domain/errors/app-error';

const notReached = 'We couldn’t create the link. Check your connection, then try again.';

/** Why there is no link for the door. */
export function doorProblem(error: unknown): string {
  const known = error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal';
  return known ? error.details.userMessage : notReached;
}
