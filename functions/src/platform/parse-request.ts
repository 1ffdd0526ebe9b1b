import { ValidationError, type Schema } from 'yup';
import type { CallName, CallRequest } from '@domain/api/contract';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { calendarDateIn } from '@domain/time/calendar-date';

/**
 * The request as cast by its call's schema.
 * @throws AppError `invalid-input` with one error per field; fields of `data` are named without that prefix.
 */
export function parseRequest<Name extends CallName>(
  schema: Schema,
  body: unknown,
  now: Date,
): CallRequest<Name> {
  try {
    return schema.validateSync(body, {
      abortEarly: false,
      context: { today: calendarDateIn(business.timeZone, now) },
    }) as CallRequest<Name>;
  } catch (error) {
    // A malicious body can make the cast itself throw, for example with a field named toString.
    if (!(error instanceof ValidationError)) throw unreadable(error);
    const fields: Record<string, string> = {};
    for (const inner of error.inner.length > 0 ? error.inner : [error]) {
      const field = (inner.path ?? '').replace(/^data\./, '') || 'request';
      fields[field] ??= inner.message;
    }
    throw new AppError(
      'invalid-input',
      `invalid: ${Object.keys(fields).join(', ')}`,
      'Please check the highlighted fields.',
      {
        fields,
      },
    );
  }
}

function unreadable(cause: unknown): AppError {
  return new AppError(
    'invalid-input',
    'body cannot be cast',
    'We couldn’t read this request. Please reload the page.',
    { cause },
  );
}
