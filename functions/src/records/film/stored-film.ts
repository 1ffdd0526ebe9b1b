import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/film/film-record';
import { collectionOf } from '../../platform/collection-of';

/** A film as stored. */
export type StoredFilm = record.StoredFilm<Timestamp>;

/** The films of all jobs; a document's id is the film's. */
export function films(): CollectionReference<StoredFilm, StoredFilm> {
  return collectionOf(record.filmRecord);
}
