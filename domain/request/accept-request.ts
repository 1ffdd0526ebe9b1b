import { mixed, number, object, string } from 'yup';
import { customerChoiceField } from '../customer/customer-choice';
import { deadlineField } from '../deadline/deadline-field';
import { hoursAndMinutes, isTimeOfDay } from '../time/time-of-day';
import { isCalendarDate } from '../time/calendar-date';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { documentIdField } from '../firestore/document-id';
import { initialPrice } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import type { BookingRequest } from './booking-request';

/** A job's price in US dollars, or nothing. */
export const priceField = number()
  .typeError('Enter the price in dollars, like 150.')
  .min(0, 'The price cannot be below 0.')
  .max(10_000, 'The price can be $10,000 at most.')
  .test(
    'cents',
    'The price can have two decimal places at most.',
    (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4),
  );

export const appointmentFields = {
  scheduled_date: string()
    .required('Choose the date of the inspection.')
    .test(
      'exists',
      'Enter the date as month, day, and year.',
      (value) => value === undefined || isCalendarDate(value),
    ),
  scheduled_time: string()
    .required('Choose the time of the inspection.')
    .test('exists', 'Enter a time like 09:00.', (value) => value === undefined || isTimeOfDay(value)),
  /** The end of a window; omitted or null for a time. */
  scheduled_until: string()
    .nullable()
    .optional()
    .test('after', 'A window must end after it begins.', (until, { parent }) => {
      const { scheduled_time: from } = parent as { readonly scheduled_time?: string };
      return !until || (isTimeOfDay(until) && from !== undefined && until >= hoursAndMinutes(from));
    }),
  total_price: priceField.required('Enter the price in dollars, like 150.'),
};

/** True if the office was warned that the appointment begins in the past and confirmed it. */
export const confirmedPastField = mixed<true>().oneOf([true]).optional();

export const takenReasonLimit = 200;

/** Who does the job. `confirmed_taken`: the office confirmed that the time is taken, for the reason `taken_reason`. */
export const assignmentFields = {
  inspector_id: documentIdField.notRequired(),
  confirmed_taken: mixed<true>().oneOf([true]).optional(),
  taken_reason: string()
    .trim()
    .max(takenReasonLimit, `Use at most ${takenReasonLimit} characters.`)
    .optional(),
};

/** The deadline, where the office changed it; empty for none. */
export const enteredDeadlineField = deadlineField.optional().default(undefined);

/** What the office decides when it accepts a request. */
export const acceptRequestSchema = object({
  leadId: documentIdField,
  ...appointmentFields,
  ...assignmentFields,
  deadline: enteredDeadlineField,
  confirmed_past: confirmedPastField,
  customer: customerChoiceField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** Initial values of the accept dialog: requirements L-10 and L-11. */
export function acceptDefaults(
  services: ServicesSettings,
  request: Pick<BookingRequest, 'preferred_date' | 'preferred_time' | 'preferred_until' | 'service_type'>,
  today: string,
) {
  return {
    scheduled_date:
      request.preferred_date && request.preferred_date >= today ? request.preferred_date : today,
    scheduled_time: request.preferred_time ? hoursAndMinutes(request.preferred_time) : '09:00',
    scheduled_until: request.preferred_until,
    total_price: initialPrice(services, request.service_type),
  };
}
