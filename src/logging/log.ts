/* eslint-disable no-console -- the one module of the pages that writes to the console */

/** Logs what a person need not be shown. Never pass it personal data. */
export const log = {
  warn(message: string, cause?: unknown): void {
    console.warn(...said(message, cause));
  },
  error(message: string, cause?: unknown): void {
    console.error(...said(message, cause));
  },
};

function said(message: string, cause: unknown): readonly unknown[] {
  return cause === undefined ? [message] : [message, cause];
}
