import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { ErasureState } from '@domain/erasure/erase-person';
import type { PersonMarks } from '@domain/erasure/person-marks';
import { normalizeEmail } from '@domain/contact/email';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';
import { pseudonym } from '../../platform/hash';

/** What accounting retains of a payment; no names. */
export interface RetainedPayment {
  readonly booking_id: string | null;
  readonly report_id: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly refunded_amount: number;
  readonly method: string;
  readonly paid_at: Timestamp | null;
}

/**
 * The erasure of one person and its progress, collection `person_erasures`; the id is an HMAC of the email address.
 */
export interface Erasure {
  readonly state: ErasureState;
  /** The marks to search for; null once it is done. */
  readonly marks: PersonMarks | null;
  /** Pseudonyms of the networks that their forms came from; empty once it is done. */
  readonly clients: readonly string[];
  /** Names of completed steps. */
  readonly done: readonly string[];
  /** Cursor of the text search. */
  readonly cursor: { readonly collection: string; readonly after: string } | null;
  /** Jobs whose signed documents are under legal hold, see `job_deletions`. */
  readonly held_jobs: readonly string[];
  readonly payments: readonly RetainedPayment[];
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  readonly finished_at: Timestamp | null;
}

/** An erasure that still has the person's marks. */
export interface RunningErasure extends Erasure {
  readonly id: string;
  readonly reference: DocumentReference;
  readonly marks: PersonMarks;
}

export function erasureIdOf(email: string): string {
  return pseudonym('erasure', normalizeEmail(email));
}

export function erasureReference(id: string): DocumentReference {
  return firestore().collection(collections.personErasures).doc(id);
}
