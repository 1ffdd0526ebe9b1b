import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { ErasureState } from '@domain/erasure/erase-person';
import type { PersonMarks } from '@domain/erasure/person-marks';
import { normaliseEmail } from '@domain/contact/email';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';

/** What the books keep of a payment: nobody's name. */
export interface KeptPayment {
  readonly booking_id: string | null;
  readonly report_id: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly refunded_amount: number;
  readonly method: string;
  readonly paid_at: Timestamp | null;
}

/** The erasure of one person and how far it came, collection `person_erasures`; the id is an HMAC of the e-mail address. */
export interface Erasure {
  readonly state: ErasureState;
  /** Whom to look for; null once nothing is left to be found. */
  readonly marks: PersonMarks | null;
  /** Pseudonyms of the networks that their forms came from; empty once it is done. */
  readonly clients: readonly string[];
  /** Names of the steps that found nothing left to do. */
  readonly done: readonly string[];
  /** How far the search of texts came. */
  readonly cursor: { readonly collection: string; readonly after: string } | null;
  /** Jobs whose signed papers are held, by `job_deletions`. */
  readonly held_jobs: readonly string[];
  readonly payments: readonly KeptPayment[];
  /** uid of the admin. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  readonly finished_at: Timestamp | null;
}

/** One that still knows whom it is about. */
export interface RunningErasure extends Erasure {
  readonly id: string;
  readonly reference: DocumentReference;
  readonly marks: PersonMarks;
}

export function erasureIdOf(email: string): string {
  return pseudonym('erasure', normaliseEmail(email));
}

export function erasureReference(id: string): DocumentReference {
  return firestore().collection(collections.personErasures).doc(id);
}
