import { ValidationError, type Schema } from 'yup';

/** The schema's error for one field's value; undefined if it is valid. */
export function problemOf(field: Schema, value: string): string | undefined {
  try {
    field.validateSync(value);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
}
