import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import type { FormikErrors } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { validateWith } from '@/forms/validate-with';
import type { ReferralValues } from './referral-values';

const validate = validateWith(referralSubmissionSchema as unknown as ObjectSchema<AnyObject>);

/** Where two people are asked for the same, a sentence has to say whose it is. */
const missing: Readonly<Record<string, string>> = {
  agentName: 'Enter your own name.',
  clientName: 'Enter the client’s name.',
  clientPhone: 'Enter the client’s phone number.',
  clientEmail: 'Enter the client’s e-mail address.',
  inspectionAddress: 'Enter the address to inspect.',
};

/** The submission's own rules, with their sentences by field. */
export function validateReferral(values: ReferralValues): FormikErrors<ReferralValues> {
  const errors = Object.entries(validate(values)).map(([name, sentence]) => {
    const value = values[name as keyof ReferralValues];
    const empty = typeof value === 'string' && value.trim() === '';
    return [name, (empty && missing[name]) || sentence];
  });
  return Object.fromEntries(errors) as FormikErrors<ReferralValues>;
}
