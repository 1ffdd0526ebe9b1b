import { shortestFillMs, signOfScript, type FormSigns } from '@domain/api/form-signs';
import { AppError } from '@domain/errors/app-error';

/**
 * The refusal of a public form that no person seems to have filled in; null for all others. Nothing is taken in and thrown
 * away: whoever is refused is told, and what a person sends once more is taken in.
 */
export function refuseScript(signs: FormSigns): AppError | null {
  switch (signOfScript(signs)) {
    case 'trap':
      return new AppError(
        'invalid-input',
        'a field that nobody sees was filled in',
        'We could not take this in. Please send it once more, or call us.',
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
