import { AppError } from '@domain/errors/app-error';

/**
 * The refusal of something that doesn't exist, and in the same words of something that belongs to another customer.
 */
export function notOwn(what: string): AppError {
  return new AppError(
    'not-found',
    `no ${what} of this customer`,
    'We can’t find this file. Please contact us.',
  );
}
