import { AppError } from '@domain/errors/app-error';

/** The refusal of what is not there, and in the same words of what is another's. */
export function notOwn(what: string): AppError {
  return new AppError(
    'not-found',
    `no ${what} of this customer`,
    'We do not find this file. Please contact us.',
  );
}
