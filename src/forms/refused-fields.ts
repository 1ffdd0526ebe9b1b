import type { FormikErrors } from 'formik';

/** Field name -> the server's error. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The values that the server refused, and its errors by field. */
export interface RefusedFields<Values extends object> {
  readonly values: Values;
  readonly fields: FieldErrors;
}

export function refusedFields<Values extends object>(
  values: Values,
  details: { readonly fields?: FieldErrors } | undefined,
): RefusedFields<Values> | null {
  return details?.fields ? { values, fields: details.fields } : null;
}

/**
 * The server's errors at the form's fields, which are in this `part` of the request or beside it; null if it named none
 * of them.
 */
export function fieldErrorsIn(
  part: string,
  names: readonly string[],
  errors: FieldErrors = {},
): FieldErrors | null {
  const found = names.flatMap((name) => {
    const error = errors[`${part}.${name}`] ?? errors[name];
    return error === undefined ? [] : [[name, error] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The server's errors for the fields that still have the refused values. */
export function stillRefused<Values extends object>(
  refused: RefusedFields<Values> | null,
  values: Values,
): FormikErrors<Values> {
  const errors = Object.entries(refused?.fields ?? {}).filter(
    ([name]) => name in values && refused?.values[name as keyof Values] === values[name as keyof Values],
  );
  return Object.fromEntries(errors) as FormikErrors<Values>;
}
