/* eslint-disable no-console -- the one module of the pages that writes to the console */

/** Logs what a person need not be shown. Never pass it personal data. */
export const log = {
  warn(message: string, cause?: unknown): void {
    console.warn(message, cause);
  },
  error(message: string, cause?: unknown): void {
    console.error(message, cause);
  },
};
