import { object, string } from 'yup';
import { linkKeyField } from '../access/link-key';
import type { ClosedLink } from '../access/client-forms';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { cancelReasonField } from '../job/cancel-job';
import { slotFields } from '../job/schedule-job';
import { isCalendarDate } from '../time/calendar-date';

/** Why a client can no longer change an appointment by link. */
export const fixedReasons = ['not-scheduled', 'too-late', 'under-way', 'done'] as const;
export type FixedReason = (typeof fixedReasons)[number];

/** A client's appointment, as the link in the email shows it. */
export interface ClientAppointment {
  readonly client_name: string;
  readonly property_address: string;
  readonly service_type: string;
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** The end of the window, `HH:MM`; null for a time. */
  readonly scheduled_until: string | null;
  /** US dollars. */
  readonly total_price: number;
  /** US dollars that can be paid online now; 0 if nothing is due, or not online. */
  readonly payable: number;
  /** US dollars received for the inspection. */
  readonly paid: number;
  /** Last moment at which it can be changed by link, ISO 8601. */
  readonly changeable_until: string;
  /** Null while it can be changed. */
  readonly fixed: FixedReason | null;
  /** The server's time of the response, ISO 8601: a device's clock may be days off. */
  readonly as_of: string;
}

/** client-appointment-open: the appointment of a client's link. */
export const openAppointmentSchema = object({ booking: linkKeyField }).noUnknown().required();

export type OpenAppointmentAnswer =
  ClosedLink | { readonly state: 'open'; readonly appointment: ClientAppointment };

/** client-appointment-slots: the times of a day that are free. */
export const openSlotsSchema = object({
  booking: linkKeyField,
  date: string()
    .required('Choose a date.')
    .test('exists', 'Enter the date as month, day, and year.', (value) => !value || isCalendarDate(value)),
})
  .noUnknown()
  .required();

export type OpenSlotsAnswer =
  | ClosedLink
  | {
      readonly state: 'open';
      readonly date: string;
      /** `HH:MM`, start times of the free windows; empty for a day that can't be chosen. */
      readonly times: readonly string[];
    };

/** client-appointment-move: another date or time, confirmed at once if it is free. */
export const moveAppointmentSchema = object({
  booking: linkKeyField,
  ...slotFields,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type MoveAppointmentAnswer =
  | ClosedLink
  | { readonly state: 'moved'; readonly appointment: ClientAppointment }
  | { readonly state: 'taken'; readonly times: readonly string[] }
  | { readonly state: 'fixed'; readonly appointment: ClientAppointment };

/** client-appointment-cancel: cancels the appointment and notifies the office. */
export const cancelAppointmentSchema = object({
  booking: linkKeyField,
  reason: cancelReasonField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type CancelAppointmentAnswer =
  | ClosedLink
  | { readonly state: 'done' }
  | { readonly state: 'fixed'; readonly appointment: ClientAppointment };
