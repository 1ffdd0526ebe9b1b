import type {
  CollectionReference,
  DocumentReference,
  FirestoreDataConverter,
  Query,
  Timestamp,
  WithFieldValue,
} from 'firebase-admin/firestore';
import type { WithInstants } from '@domain/firestore/instant';
import type { CollectionName } from '@domain/firestore/paths';
import type { RecordType } from '@domain/firestore/record-type';
import { firestore } from './firestore';

/** A record as the backend reads it: its moments are `Timestamp`s. */
export type Stored<Record extends object> = WithInstants<Record, Timestamp>;

/**
 * A collection whose documents are read through their record type. `data()` of what it returns throws `DamagedRecord`
 * for a document that doesn't match; `readable` skips such documents of a query.
 */
export function collectionOf<Record extends object>(
  type: RecordType<Record>,
): CollectionReference<Stored<Record>, Stored<Record>> {
  return firestore().collection(type.collection).withConverter(converterOf(type));
}

/**
 * Some fields of a collection's documents, for records whose others are too large to be read along. `type` describes
 * these fields alone.
 */
export function projectionOf<Record extends object>(
  type: RecordType<Record>,
  fields: readonly (keyof Record & string)[],
): Query<Stored<Record>, Stored<Record>> {
  return firestore()
    .collection(type.collection)
    .select(...fields)
    .withConverter(converterOf(type));
}

function converterOf<Record extends object>(
  type: RecordType<Record>,
): FirestoreDataConverter<Stored<Record>, Stored<Record>> {
  return {
    toFirestore: (record: WithFieldValue<Stored<Record>>) => record,
    // The SDK's moments are `Timestamp`s, and the type of the record has checked the rest.
    fromFirestore: (snapshot) => type.read(snapshot.id, snapshot.data()) as Stored<Record>,
  };
}

/** A document of a collection that is known only at run time, to be written or deleted. */
export function documentOf(record: {
  readonly collection: CollectionName;
  readonly id: string;
}): DocumentReference {
  return rawCollection(record.collection).doc(record.id);
}

/**
 * A collection that is known only at run time, for work that treats many collections alike: their deletion, retention,
 * counts and redaction. Nothing has checked the fields of its documents, so decide nothing by them.
 */
export function rawCollection(name: CollectionName): CollectionReference {
  return firestore().collection(name);
}
