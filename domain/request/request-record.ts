import { object } from 'yup';
import { receivedProblemKinds } from '../appointment/slot-problems';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  knownOf,
  numeric,
  numericOrNull,
  oneOf,
  text,
  texts,
  textOrNull,
} from '../firestore/stored-fields';
import { lastMail } from '../mail/last-mail-field';
import type { BookingRequest } from './booking-request';
import { pendingRequestStatuses, requestStatuses, type PendingRequestStatus } from './request-status';

/** What the office did with a request; each is null before. `At`: how a moment is given. */
export interface HandledRequest<At> {
  /** The job that it became. */
  readonly booking_id: string | null;
  /** The email address of the admin who accepted or declined it. */
  readonly handled_by: string | null;
  readonly handled_at: At | null;
  /** Its status before it was declined or accepted. */
  readonly status_before: PendingRequestStatus | null;
  /** The email address of the admin who last set its status by hand. */
  readonly marked_by: string | null;
  readonly marked_at: At | null;
}

export const notHandled: HandledRequest<never> = {
  booking_id: null,
  handled_by: null,
  handled_at: null,
  status_before: null,
  marked_by: null,
  marked_at: null,
};

/** A stored request. `At`: how a moment is given. */
export type StoredRequest<At> = Omit<BookingRequest<At>, 'id'> &
  HandledRequest<At> & {
    /** Whether retention has erased its access codes. */
    readonly codes_erased: boolean;
  };

const request: Reads<StoredRequest<Instant>> = object({
  name: text(),
  email: text(),
  phone: text(),
  phone_e164: text().default(''),
  address: text(),
  service_type: text(),
  preferred_date: text(),
  preferred_time: text(),
  preferred_until: textOrNull().default(null),
  date_flexible: flag().default(false),
  time_flexible: flag().default(false),
  slot_problems: knownOf(receivedProblemKinds).default([]),
  special_instructions: text(),
  deadline: textOrNull().default(null),
  report_for: textOrNull().default(null),
  price: numeric().default(0),
  quoted_price: numericOrNull().default(null),
  status: oneOf(requestStatuses),
  forms_booking_id: textOrNull().default(null),
  referral_id: textOrNull().default(null),
  client_asked_at: instantOrNull().default(null),
  client_waits_since: instantOrNull().default(null),
  received_mail: lastMail(),
  search_keys: texts().default([]),
  booking_id: textOrNull().default(null),
  handled_by: textOrNull().default(null),
  handled_at: instantOrNull().default(null),
  status_before: oneOf(pendingRequestStatuses).nullable().default(null),
  marked_by: textOrNull().default(null),
  marked_at: instantOrNull().default(null),
  codes_erased: flag().default(false),
  created_at: instant(),
});

export const requestRecord = recordType(collections.leads, request);
