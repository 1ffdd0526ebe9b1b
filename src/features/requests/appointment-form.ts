import { object, type InferType } from 'yup';
import { acceptDefaults, appointmentFields } from '@domain/request/accept-request';
import type { Lead } from '@domain/request/lead';
import { validateWith } from '@/forms/validate-with';

const appointmentSchema = object(appointmentFields).required();
const validate = validateWith(appointmentSchema);

export type Appointment = InferType<typeof appointmentSchema>;

/** The accept dialog's values, as they are typed. */
export interface AppointmentForm {
  readonly scheduled_date: string;
  readonly scheduled_time: string;
  readonly total_price: string;
}

/** What the dialog starts with: the wish of the client, or of whom nothing is known yet, today at nine. */
export function initialAppointment(
  lead: Pick<Lead, 'preferred_date' | 'preferred_time' | 'service_type'>,
  today: string,
): AppointmentForm {
  const { total_price, ...slot } = acceptDefaults(lead, today);
  return { ...slot, total_price: String(total_price) };
}

/** An empty price is no price: as a number it would be 0, which is one. */
export function toAppointment({ total_price, ...slot }: AppointmentForm): Appointment {
  const text = total_price.trim().replace(/^\$/, '');
  return { ...slot, total_price: text === '' ? NaN : Number(text.replace(/,/g, '')) };
}

/** Errors by field, by the schema that the server uses. */
export function validateAppointment(values: AppointmentForm) {
  return validate(toAppointment(values));
}
