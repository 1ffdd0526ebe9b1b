import type { BookingRequest } from '@domain/request/booking-request';

/** Announces new requests; '' for none. */
export function arrivalSentence(arrivals: readonly Pick<BookingRequest, 'name' | 'service_type'>[]): string {
  const [first] = arrivals;
  if (!first) return '';
  if (arrivals.length > 1) return `${arrivals.length} new requests.`;
  return `New request from ${first.name}${first.service_type && `, ${first.service_type}`}.`;
}
