import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { wholeColumns, type ImportProgress } from '@domain/import/import-calls';
import * as record from '@domain/import/import-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored import. */
export type StoredImport = record.StoredImport<Timestamp>;
export type ImportReference = DocumentReference<StoredImport, StoredImport>;

/** All imports. */
export function imports(): CollectionReference<StoredImport, StoredImport> {
  return collectionOf(record.importRecord);
}

/** How far an import is, as its calls answer. */
export function progressOf(importId: string, stored: StoredImport): ImportProgress {
  const { state, rows, next, made, added, matched, refused, removed, kept } = stored;
  const columns = wholeColumns(stored.kind, stored.columns);
  return { importId, state, rows, next, made, added, matched, refused, removed, kept, columns };
}
