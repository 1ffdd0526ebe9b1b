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

/** The server's errors by field, without the name of the request's `part` in which the form's fields are. */
export function fieldErrorsIn(part: string, fields: FieldErrors): FieldErrors {
  const prefix = `${part}.`;
  return Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      error,
    ]),
  );
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
