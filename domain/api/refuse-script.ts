import { shortestFillMs, signalOfScript, type FormSignals } from './form-signals';
import { AppError } from '../errors/app-error';

/**
 * The refusal of a public form that a script seems to have filled in; null for all others. Submissions are never
 * silently discarded: the sender is notified, and a person can submit again.
 */
export function refuseScript(signals: FormSignals): AppError | null {
  switch (signalOfScript(signals)) {
    case 'trap':
      return new AppError(
        'invalid-input',
        'a field that nobody sees was filled in',
        'We couldn’t accept this. Please send it again, or call us.',
      );
    case 'haste':
      return new AppError(
        'rate-limited',
        'filled in quicker than anybody can',
        'Please send the form again in a moment.',
        { retryAfterSeconds: shortestFillMs / 1000 },
      );
    case null:
      return null;
  }
}
