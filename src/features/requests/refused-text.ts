import { AppError, type AppErrorCode } from '@domain/errors/app-error';

const settled: readonly AppErrorCode[] = ['already-handled', 'not-found', 'key-reused'];

/** Whether the request is out of this admin's hands: someone else, or an earlier try, has settled it. */
export function isSettledElsewhere(error: unknown): error is AppError {
  return error instanceof AppError && settled.includes(error.code);
}

/** What to tell of a failure, in a sentence. */
export function refusedText(error: unknown): string {
  if (!(error instanceof AppError)) return 'Something went wrong on this device. Please try again.';
  if (error.code === 'key-reused') {
    return 'An earlier try went through with other values. Look for the appointment under Inspection Jobs.';
  }
  return error.details.userMessage;
}
