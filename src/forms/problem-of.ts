import { ValidationError, type Schema } from 'yup';

/** What is wrong with one field's value, as its schema says it; undefined if nothing is. */
export function problemOf(field: Schema, value: string): string | undefined {
  try {
    field.validateSync(value);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
}
