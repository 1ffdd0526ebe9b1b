import type { ClientBooking } from '../access/client-forms';
import { canonicalJson } from '../idempotency/canonical-json';
import type { PaperType } from './legal-text';

type BookedFacts = Pick<
  ClientBooking,
  'property_address' | 'appointment_agreed' | 'scheduled_date' | 'total_price'
>;

/** What a document states about its booking. The signer can't change any of it. */
export interface PaperFacts {
  readonly property_address: string;
  /** `YYYY-MM-DD`; empty if the document states no date, or no date has been agreed. */
  readonly inspection_date: string;
  /** US dollars; null if the document states no fee. */
  readonly fee: number | null;
}

/** The facts of a booking that a document of this type states. */
export function paperFacts(type: PaperType, booking: BookedFacts): PaperFacts {
  const { property_address, appointment_agreed, scheduled_date, total_price } = booking;
  if (type === 'media_release') return { property_address, inspection_date: '', fee: null };
  // The date of a pending job is only the office's reminder: the client has not agreed to it.
  return { property_address, inspection_date: appointment_agreed ? scheduled_date : '', fee: total_price };
}

/** The facts as hashed, to compare what was on the screen with what is stored. */
export function canonicalFacts(facts: PaperFacts): string {
  return canonicalJson(facts);
}
