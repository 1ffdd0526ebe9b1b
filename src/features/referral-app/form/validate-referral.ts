import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import type { FormikErrors } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { validateWith } from '@/forms/validate-with';
import type { ReferralValues } from './referral-values';

const validate = validateWith(referralSubmissionSchema as unknown as ObjectSchema<AnyObject>);

/** The form asks for two people's details, so each message says whose is missing. */
const missing: Readonly<Record<string, string>> = {
  agentName: 'Enter your name.',
  clientName: 'Enter the client’s name.',
  clientPhone: 'Enter the client’s phone number.',
  clientEmail: 'Enter the client’s email address.',
  inspectionAddress: 'Enter the address to inspect.',
};

/** The submission schema's errors, by field. */
export function validateReferral(values: ReferralValues): FormikErrors<ReferralValues> {
  const errors = Object.entries(validate(values)).map(([name, sentence]) => {
    const value = values[name as keyof ReferralValues];
    const empty = typeof value === 'string' && value.trim() === '';
    return [name, (empty && missing[name]) || sentence];
  });
  return Object.fromEntries(errors) as FormikErrors<ReferralValues>;
}
