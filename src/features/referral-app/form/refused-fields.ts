import type { AppErrorDetails } from '@domain/errors/app-error';
import type { FormikErrors } from 'formik';
import type { ReferralValues } from './referral-values';

/** What the server has refused, and why, by field. */
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

/** The server's sentences at those fields that still hold what it has refused. */
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
