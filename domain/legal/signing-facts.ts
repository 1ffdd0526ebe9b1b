import type { ClientJob } from '../access/client-forms';
import { canonicalJson } from '../idempotency/canonical-json';
import type { SigningType } from './legal-text';

type BookedFacts = Pick<
  ClientJob,
  'property_address' | 'appointment_agreed' | 'scheduled_date' | 'total_price'
>;

/** What a document states about its job. The signer can't change any of it. */
export interface SigningFacts {
  readonly property_address: string;
  /** `YYYY-MM-DD`; empty if the document states no date, or no date has been agreed. */
  readonly inspection_date: string;
  /** US dollars; null if the document states no fee. */
  readonly fee: number | null;
}

/** The facts of a job that a document of this type states. */
export function signingFacts(type: SigningType, job: BookedFacts): SigningFacts {
  const { property_address, appointment_agreed, scheduled_date, total_price } = job;
  if (type === 'media_release') return { property_address, inspection_date: '', fee: null };
  // The date of a pending job is only the office's reminder: the client has not agreed to it.
  return { property_address, inspection_date: appointment_agreed ? scheduled_date : '', fee: total_price };
}

/** The facts as hashed, to compare what was on the screen with what is stored. */
export function canonicalFacts(facts: SigningFacts): string {
  return canonicalJson(facts);
}
