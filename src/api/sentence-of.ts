import { AppError } from '@domain/errors/app-error';

/** What to say of a failed call. Anything but an answer of ours is a fault of this page. */
export function sentenceOf(error: unknown): string {
  return error instanceof AppError
    ? error.details.userMessage
    : 'Something went wrong on this device. Please try again.';
}
