import { string } from 'yup';
import { plainNumber } from './plain-values';

/**
 * Anti-bot signals of a public form, as its page reports them. Calls without a page send none and are not judged by
 * them.
 */
export interface FormSignals {
  /** Value of the hidden honeypot field, which scripts tend to fill in. */
  readonly homepage?: string | undefined;
  /** Milliseconds from the form's first render to its submission. */
  readonly filledInMs?: number | undefined;
}

/**
 * No person fills in name, phone, email and street address faster. Our pages delay submission until this time has
 * passed.
 */
export const shortestFillMs = 2_000;
export const longestHomepage = 200;

export const formSignalsFields = {
  homepage: string().max(longestHomepage),
  filledInMs: plainNumber('The time must be a number.').min(0),
};

/** The signal that indicates a script; null for none. */
export function signalOfScript({ homepage, filledInMs }: FormSignals): 'trap' | 'haste' | null {
  if (homepage) return 'trap';
  return filledInMs !== undefined && filledInMs < shortestFillMs ? 'haste' : null;
}
