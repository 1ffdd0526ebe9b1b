import { ValidationError, type Schema } from 'yup';

/** What a form shows: field -> its first sentence; empty for an accepted value. */
export function fieldErrors(schema: Schema, value: unknown, context: object = {}): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first: Record<string, string> = {};
    for (const { path, message } of error.inner) first[path ?? ''] ??= message;
    return first;
  }
}
