import { business } from '@domain/business/business';
import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { FormikErrors } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { validateWith } from '@/forms/validate-with';
import type { ReferralValues } from './referral-values';

const today = () => calendarDateIn(business.timeZone, new Date());
const validate = validateWith(referralSubmissionSchema as unknown as ObjectSchema<AnyObject>, () => ({
  today: today(),
}));

/** The form asks for two people's details, so each message says whose is missing. */
const missing: Readonly<Record<string, string>> = {
  agentName: 'Enter your name.',
  clientName: 'Enter the client’s name.',
  clientPhone: 'Enter the client’s phone number.',
  clientEmail: 'Enter the client’s email address.',
  inspectionAddress: 'Enter the address to inspect.',
};

/** The submission schema's errors, by field; a deadline that has passed can't be meant either. */
export function validateReferral(values: ReferralValues): FormikErrors<ReferralValues> {
  const errors = Object.entries(validate(values)).map(([name, sentence]) => {
    const value = values[name as keyof ReferralValues];
    const empty = typeof value === 'string' && value.trim() === '';
    return [name, (empty && missing[name]) || sentence];
  });
  const past = values.neededBy !== '' && values.neededBy < today();
  return {
    ...(past && { neededBy: 'The date is in the past. Choose today or a later day.' }),
    ...Object.fromEntries(errors),
  } as FormikErrors<ReferralValues>;
}
