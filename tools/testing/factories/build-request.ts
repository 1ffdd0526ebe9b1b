import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@domain/request/booking-request';
import { searchKeys } from '@domain/search/search-keys';
import { usualService } from '../usual-service';
import { nextWeek } from './next-week';

/** A new request, as the booking form creates it. */
export function buildRequest(overrides: Partial<BookingRequest> = {}): BookingRequest {
  const client = {
    name: 'Dana Whitlock',
    email: 'dana.whitlock@example.com',
    phone: '(312) 555-0117',
    address: '482 E Ridgeline Dr, Niles, OH 44070',
  };
  return {
    id: `lead-${randomUUID()}`,
    ...client,
    phone_e164: '+13125550117',
    service_type: usualService.title,
    preferred_date: overrides.preferred_date ?? nextWeek(),
    preferred_time: '10:00:00',
    preferred_until: null,
    date_flexible: false,
    time_flexible: false,
    slot_problems: [],
    special_instructions: '',
    deadline: null,
    report_for: 'buyer',
    price: usualService.price,
    quoted_price: usualService.price,
    status: 'new',
    forms_booking_id: null,
    referral_id: null,
    client_asked_at: null,
    client_waits_since: null,
    received_mail: null,
    search_keys: overrides.search_keys ?? searchKeys({ ...client, ...overrides }),
    created_at: new Date().toISOString(),
    ...overrides,
  };
}
