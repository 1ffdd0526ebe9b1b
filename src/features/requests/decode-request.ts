import { slotProblemKinds } from '@domain/appointment/slot-problems';
import type { BookingRequest } from '@domain/request/booking-request';
import { requestStatuses } from '@domain/request/request-status';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

export function decodeRequest(id: string, document: PlainDocument): BookingRequest {
  const text = (name: string) => readField.text(document, name);
  return {
    id,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    phone_e164: text('phone_e164'),
    address: text('address'),
    service_type: text('service_type'),
    preferred_date: text('preferred_date'),
    preferred_time: text('preferred_time'),
    date_flexible: readField.flag(document, 'date_flexible'),
    time_flexible: readField.flag(document, 'time_flexible'),
    slot_problems: slotProblemKinds.filter((kind) =>
      readField.texts(document, 'slot_problems').includes(kind),
    ),
    special_instructions: text('special_instructions'),
    report_for: readField.textOrNull(document, 'report_for'),
    price: readField.number(document, 'price'),
    quoted_price: readField.numberOrNull(document, 'quoted_price'),
    status: readField.oneOf(document, 'status', requestStatuses, 'new'),
    forms_booking_id: readField.textOrNull(document, 'forms_booking_id'),
    referral_id: readField.textOrNull(document, 'referral_id'),
    search_keys: readField.texts(document, 'search_keys'),
    created_at: text('created_at'),
  };
}
