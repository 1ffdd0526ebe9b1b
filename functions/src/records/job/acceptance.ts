import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Customer } from '@domain/customer/customer';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, instantOrNull, map, text, texts } from '@domain/firestore/stored-fields';
import { jobFields } from '@domain/job/job-record';
import { replacedFields, type ReplacedFields } from '@domain/job/ordered-job';
import { collectionOf } from '../../platform/collection-of';

/** The fields of a customer's record that accepting may change. */
export type AcceptedDetails = Pick<Customer, 'name' | 'phone' | 'address' | 'search_keys'>;

export function detailsOf({ name, phone, address, search_keys }: AcceptedDetails): AcceptedDetails {
  return { name, phone, address, search_keys };
}

/**
 * What accepting a request or referral as a job replaced, collection `acceptances`; the id is the job's. Undo needs
 * it, and it expires soon after the time to undo.
 */
export interface Acceptance<At = Timestamp> {
  readonly accepted_at: At;
  /** The change of the customer's record; null if there was none. */
  readonly customer: {
    /** Null if the record was created. */
    readonly before: AcceptedDetails | null;
    readonly after: AcceptedDetails;
  } | null;
  /** The pending job that was taken over, as far as it was replaced; null if the job was created. */
  readonly job: ReplacedFields<At> | null;
  /** When the client's link ended before it was extended; null if it wasn't. */
  readonly link_end: At | null;
}

const details = { name: text(), phone: text(), address: text(), search_keys: texts() };

const acceptance: Reads<Acceptance<Instant>> = object({
  accepted_at: instant(),
  customer: map({ before: map(details).nullable(), after: map(details) }).nullable(),
  job: jobFields.pick([...replacedFields]).nullable(),
  link_end: instantOrNull(),
});

const acceptanceRecord = recordType(collections.acceptances, acceptance);

export function acceptances(): CollectionReference<Acceptance, Acceptance> {
  return collectionOf(acceptanceRecord);
}
