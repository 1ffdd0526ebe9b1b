import { number, object, string, type InferType } from 'yup';
import {
  addressField,
  contactLimits,
  emailField,
  lineOfText,
  linesOfText,
  nameField,
  phoneField,
} from '../contact/fields';
import { preferredDateField, preferredTimeField } from './preferred-time';

/**
 * The booking payload: specification part 1, section 3. Validate with `{ context: { today } }`, `today` being
 * the business's calendar date; without it a date in the past is not noticed.
 */
export const bookingSubmissionSchema = object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: addressField,
  service_type: lineOfText('The service', 120).defined().default(''),
  scheduled_date: preferredDateField,
  scheduled_time: preferredTimeField,
  total_price: number().min(0).max(100_000).optional(),
  special_instructions: linesOfText('The note', contactLimits.note).defined().default(''),
  report_for: string().oneOf(['buyer']).optional(),
})
  .noUnknown()
  .required();

export type BookingSubmission = InferType<typeof bookingSubmissionSchema>;
