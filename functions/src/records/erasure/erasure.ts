import type { CollectionReference, DocumentReference, Query, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import { normalizeEmail } from '@domain/contact/email';
import { erasureStates, type ErasureState } from '@domain/erasure/erase-person';
import type { PersonMarks } from '@domain/erasure/person-marks';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import {
  instant,
  instantOrNull,
  listOf,
  map,
  numeric,
  oneOf,
  text,
  textOrNull,
} from '@domain/firestore/stored-fields';
import { collectionOf, projectionOf } from '../../platform/collection-of';
import { pseudonym } from '../../platform/hash';

/** What accounting retains of a payment; no names. */
export interface RetainedPayment<At = Timestamp> {
  readonly booking_id: string | null;
  readonly report_id: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly refunded_amount: number;
  readonly method: string;
  readonly paid_at: At | null;
}

/**
 * The erasure of one person and its progress, collection `person_erasures`; the id is an HMAC of the email address.
 */
export interface Erasure<At = Timestamp> {
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
  readonly payments: readonly RetainedPayment<At>[];
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: At;
  readonly finished_at: At | null;
}

/** An erasure that still has the person's marks. */
export interface RunningErasure extends Erasure {
  readonly id: string;
  readonly reference: ErasureReference;
  readonly marks: PersonMarks;
}

type ErasureReference = DocumentReference<Erasure, Erasure>;

/** How far an erasure is, without the person's marks. */
export type ErasureProgress<At = Timestamp> = Pick<Erasure<At>, 'done' | 'created_at'>;

const progress = { done: listOf(text()), created_at: instant() };

const erasure: Reads<Erasure<Instant>> = object({
  ...progress,
  state: oneOf(erasureStates),
  marks: map({ email: text(), phones: listOf(text()), names: listOf(text()) }).nullable(),
  clients: listOf(text()),
  cursor: map({ collection: text(), after: text() }).nullable(),
  held_jobs: listOf(text()),
  payments: listOf(
    map({
      booking_id: textOrNull(),
      report_id: textOrNull(),
      amount: numeric(),
      refunded_amount: numeric(),
      method: text(),
      paid_at: instantOrNull(),
    }),
  ),
  requested_by: text(),
  finished_at: instantOrNull(),
});

const erasureProgress: Reads<ErasureProgress<Instant>> = object(progress);

const erasureRecord = recordType(collections.personErasures, erasure);
const erasureProgressRecord = recordType(collections.personErasures, erasureProgress);

export function erasures(): CollectionReference<Erasure, Erasure> {
  return collectionOf(erasureRecord);
}

/** The progress of running erasures, at most so many; leaves the person's marks unread. */
export function runningErasures(atMost: number): Query<ErasureProgress, ErasureProgress> {
  return projectionOf(erasureProgressRecord, ['done', 'created_at'])
    .where('state', '==', 'RUNNING')
    .limit(atMost);
}

export function erasureIdOf(email: string): string {
  return pseudonym('erasure', normalizeEmail(email));
}

export function erasureReference(id: string): ErasureReference {
  return erasures().doc(id);
}
