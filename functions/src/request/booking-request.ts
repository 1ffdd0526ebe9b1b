import type { FormSigns } from '@domain/api/form-signs';
import type { BookingSubmission } from '@domain/booking/booking-submission';
import { slotProblems, type SlotProblem } from '@domain/appointment/slot-problems';
import { defaultTime } from '@domain/booking/preferred-time';
import { hourlySlotMinutes, windowMinutes } from '@domain/booking/time-slots';
import { business } from '@domain/business/business';
import { bookingPrice } from '@domain/business/prices';
import { defaultServiceTitle } from '@domain/business/services';
import { toE164 } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
import { searchKeys } from '@domain/search/search-keys';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { ParsedForm } from '../submission/accept-submission';
import { refuseScript } from '../submission/refuse-script';

/** Stores a booking form as a request (`leads`) and emails client and office. */
export function bookingRequest(
  data: BookingSubmission,
  { clientInfo, now }: { readonly clientInfo: FormSigns; readonly now: Date },
): ParsedForm {
  return {
    refusal: refuseScript(clientInfo),
    read: (_, submissionId) => {
      const subject = { collection: collections.leads, id: submissionId };
      return {
        record: subject,
        fields: leadOf(data, now),
        logged: { name: data.name, email: data.email, special_instructions: data.special_instructions },
        writeAlong(transaction) {
          writeMailIntent(transaction, { kind: 'request_received', subject, recipient: data.email, now });
          writeMailIntent(transaction, {
            kind: 'office_new_request',
            subject,
            recipient: business.officeEmail,
            now,
          });
        },
      };
    },
  };
}

/** The request as stored; a blank date or time gets the default of requirement B-08 and is flagged as flexible. */
function leadOf(data: BookingSubmission, now: Date): Omit<Lead, 'id' | 'created_at'> {
  return {
    name: data.name,
    email: data.email,
    phone: data.phone,
    phone_e164: toE164(data.phone) ?? '',
    address: data.address,
    service_type: data.service_type || defaultServiceTitle,
    preferred_date: data.scheduled_date || calendarDateIn(business.timeZone, now),
    preferred_time: data.scheduled_time || defaultTime,
    date_flexible: data.scheduled_date === '',
    time_flexible: data.scheduled_time === '',
    slot_problems: askedProblems(data, now),
    special_instructions: data.special_instructions,
    report_for: data.report_for ?? null,
    price: bookingPrice(data.service_type),
    quoted_price: data.total_price ?? null,
    status: 'new',
    forms_booking_id: null,
    referral_id: null,
    search_keys: searchKeys(data),
  };
}

/**
 * Problems of the chosen date and time, which an outdated page or a queued request may still submit. Defaults are not
 * checked, because the client did not choose them.
 */
function askedProblems(
  { scheduled_date: date, scheduled_time: time, report_for: reportFor }: BookingSubmission,
  now: Date,
): readonly SlotProblem[] {
  if (date === '') return [];
  // Only the landing-page section has `reportFor`, and it offers two-hour windows.
  const minutes = reportFor === undefined ? hourlySlotMinutes : windowMinutes;
  return slotProblems({ date, time: time === '' ? null : time, minutes }, now);
}
