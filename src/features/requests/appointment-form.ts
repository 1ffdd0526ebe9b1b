import { object } from 'yup';
import type { CustomerChoice } from '@domain/customer/customer-choice';
import type { Appointment as ArrangedAppointment } from '@domain/job/move-job';
import { deadlineField } from '@domain/deadline/deadline-field';
import { acceptDefaults, appointmentFields } from '@domain/request/accept-request';
import type { BookingRequest } from '@domain/request/booking-request';
import type { ServicesSettings } from '@domain/settings/settings';
import { validateWith } from '@/forms/validate-with';
import { typedDollars } from '@/forms/typed-dollars';
import { appointmentOf, proposed, type SlotForm } from '@/shared/appointment/slot-form';
import type { ConfirmedSlot } from '@/shared/appointment/use-slot-confirm';
import type { NotChosen } from '@/shared/appointment/slot-fields';

const appointmentSchema = object({ ...appointmentFields, deadline: deadlineField }).required();
const validate = validateWith(appointmentSchema);

/** An appointment with its price in US dollars. */
export interface Appointment extends ArrangedAppointment {
  readonly total_price: number;
}

/** An appointment as the office accepts it. */
export interface AcceptedAppointment extends Appointment, ConfirmedSlot {
  readonly customer?: CustomerChoice;
  /** Where the office changed it; empty for none. */
  readonly deadline?: string;
}

/** The accept dialog's values, as typed. */
export interface AppointmentForm extends SlotForm {
  readonly total_price: string;
  /** `YYYY-MM-DD`; empty for none. */
  readonly deadline: string;
  /** Which details the customer's record gets where it differs from the request. */
  readonly customer_keep: CustomerChoice['keep'];
}

/** The dialog's initial values: the requested date and time, or today at nine where there are none. */
export function initialAppointment(
  services: ServicesSettings,
  request: Pick<
    BookingRequest,
    'preferred_date' | 'preferred_time' | 'preferred_until' | 'service_type' | 'deadline'
  >,
  today: string,
): AppointmentForm {
  const { total_price, scheduled_until, ...slot } = acceptDefaults(services, request, today);
  return {
    ...slot,
    as_window: scheduled_until !== null,
    inspector_id: proposed,
    total_price: String(total_price),
    deadline: request.deadline ?? '',
    customer_keep: 'stored',
  };
}

/** Which of those values are defaults that the client did not choose. */
export function notChosenOf(
  request: Pick<BookingRequest, 'preferred_date' | 'date_flexible' | 'time_flexible'>,
  today: string,
): NotChosen {
  return { date: request.date_flexible || request.preferred_date < today, time: request.time_flexible };
}

/** An invalid price becomes NaN, which the schema refuses. */
export function toAppointment({
  total_price,
  ...slot
}: Omit<AppointmentForm, 'customer_keep' | 'inspector_id' | 'deadline'>): Appointment {
  return { ...appointmentOf(slot), total_price: typedDollars(total_price) };
}

/** Errors by field, from the schema that the server uses. */
export function validateAppointment(values: AppointmentForm) {
  return validate({ ...toAppointment(values), deadline: values.deadline });
}
