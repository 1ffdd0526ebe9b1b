import type { AppErrorDetails } from '@domain/errors/app-error';
import type { FormikErrors } from 'formik';
import type { ReferralValues } from './referral-values';

/** The values that the server refused, and its errors by field. */
export interface RefusedFields {
  readonly values: ReferralValues;
  readonly fields: Readonly<Record<string, string>>;
}

export function refusedFields(
  values: ReferralValues,
  details: AppErrorDetails | undefined,
): RefusedFields | null {
  return details?.fields ? { values, fields: details.fields } : null;
}

/** The server's errors for the fields that still have the refused values. */
export function stillRefused(
  refused: RefusedFields | null,
  values: ReferralValues,
): FormikErrors<ReferralValues> {
  const errors = Object.entries(refused?.fields ?? {}).filter(
    ([name]) =>
      name in values &&
      refused?.values[name as keyof ReferralValues] === values[name as keyof ReferralValues],
  );
  return Object.fromEntries(errors);
}
