import { object, string, type InferType } from 'yup';
import { plainNumber, trueOrFalse } from '../api/plain-values';
import {
  addressField,
  contactLimits,
  emailField,
  lineOfText,
  linesOfText,
  nameField,
  phoneField,
} from '../contact/fields';
import { deadlineField } from '../deadline/deadline-field';
import { preferredDateField, preferredTimeField } from './preferred-time';

/**
 * The booking payload: requirement B-12. Validate with `{ context: { today } }`, the business's calendar date;
 * without it, dates too far ahead are not detected. A date or time that has passed or is outside opening hours is
 * accepted, because a request may wait in a device's outbox for days; `slotProblems` flags it.
 */
export const requestSubmissionSchema = object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: addressField,
  service_type: lineOfText('The service', 120).defined().default(''),
  scheduled_date: preferredDateField,
  scheduled_time: preferredTimeField,
  total_price: plainNumber('The price must be a number.').min(0).max(100_000).optional(),
  special_instructions: linesOfText('The note', contactLimits.note).defined().default(''),
  /** Left out for none. */
  deadline: deadlineField.optional().default(undefined),
  /** Whether text messages were agreed to, with the words of `textOptIn`; left out for no. */
  texts_agreed: trueOrFalse().optional(),
  report_for: string().oneOf(['buyer']).optional(),
})
  .noUnknown()
  .required();

export type RequestSubmission = InferType<typeof requestSubmissionSchema>;
