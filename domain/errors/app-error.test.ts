import { expect, test } from 'vitest';
import { AppError } from './app-error';

test('the user gets the user message, the log gets the internal message', () => {
  const error = new AppError('not-found', 'request lead-1 is gone', 'This request is no longer there.');
  expect(error.message).toBe('request lead-1 is gone');
  expect(error.details).toEqual({ code: 'not-found', userMessage: 'This request is no longer there.' });
});

test('the log message and the cause never reach the caller', () => {
  const cause = new Error('key 7f3a');
  const error = new AppError('internal', 'lead-1', 'Please try again.', { cause });
  expect(error.cause).toBe(cause);
  expect(JSON.stringify(error.details)).not.toMatch(/7f3a|lead-1/);
});

test('fields and the time to wait go along, a wait of no seconds too', () => {
  const fields = { email: 'Enter your email address.' };
  expect(new AppError('invalid-input', 'm', 's', { fields }).details).toHaveProperty('fields', fields);
  expect(new AppError('rate-limited', 'm', 's', { retryAfterSeconds: 0 }).details).toHaveProperty(
    'retryAfterSeconds',
    0,
  );
});
