import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { Failure } from '../console/failure.mjs';
import type { Migration, MigrationReader, NewRecord, StoredDocument } from './migration';
import { notBegun, progressOf, type MigrationProgress } from './migration-progress';

interface RunOptions {
  /** Records per transaction, whose limit of writes is 500. */
  readonly atOnce?: number;
  readonly onPage?: (progress: MigrationProgress) => void;
}

/**
 * Runs a migration from where it stands to its end. Each page of records and the progress are one transaction, so it
 * can be broken off at any moment, and what people change meanwhile is kept. A finished one isn't run again.
 * @throws Failure if the migration would change a field that a record has.
 */
export async function runMigration(
  firestore: Firestore,
  migration: Migration,
  { atOnce = 200, onPage = () => undefined }: RunOptions = {},
): Promise<MigrationProgress> {
  for (;;) {
    const progress = await runPage(firestore, migration, atOnce);
    onPage(progress);
    if (progress.finished_at !== null) return progress;
  }
}

/** How many records a migration would read and change, from where it stands. Writes nothing. */
export async function tryMigration(
  firestore: Firestore,
  migration: Migration,
): Promise<{ readonly read: number; readonly changed: number }> {
  const { after, finished_at } = (await progressOf(firestore, migration).get()).data() ?? notBegun;
  let [read, changed] = [0, 0];
  if (finished_at !== null) return { read, changed };
  for (let last = after; ;) {
    const { docs } = await pageAfter(firestore, migration, last, 500).get();
    const reading = {
      get: (reference: DocumentReference) => reference.get(),
      find: (query: Query) => query.get(),
    };
    for (const doc of docs) {
      read += 1;
      const document = { id: doc.id, data: doc.data() };
      const records = await recordsToCreate(firestore, migration, document, reading);
      if (fieldsToAdd(migration, document) !== null || records.length > 0) changed += 1;
    }
    const end = docs.at(-1);
    if (end === undefined) return { read, changed };
    last = end.id;
  }
}

async function runPage(
  firestore: Firestore,
  migration: Migration,
  atOnce: number,
): Promise<MigrationProgress> {
  const place = progressOf(firestore, migration);
  return firestore.runTransaction(async (transaction) => {
    const progress = (await transaction.get(place)).data() ?? notBegun;
    if (progress.finished_at !== null) return progress;
    const { docs } = await transaction.get(pageAfter(firestore, migration, progress.after, atOnce));
    const reading = {
      get: (reference: DocumentReference) => transaction.get(reference),
      find: (query: Query) => transaction.get(query),
    };
    const decided: { doc: (typeof docs)[number]; fields: object | null; records: readonly NewRecord[] }[] =
      [];
    for (const doc of docs) {
      const document = { id: doc.id, data: doc.data() };
      const records = await recordsToCreate(firestore, migration, document, reading);
      decided.push({ doc, fields: fieldsToAdd(migration, document), records });
    }
    let changed = 0;
    for (const { doc, fields, records } of decided) {
      if (fields === null && records.length === 0) continue;
      if (fields !== null) transaction.update(doc.ref, fields);
      for (const { collection, id, data } of records)
        transaction.create(firestore.collection(collection).doc(id), data);
      changed += 1;
    }
    const next: MigrationProgress = {
      after: docs.at(-1)?.id ?? progress.after,
      read: progress.read + docs.length,
      changed: progress.changed + changed,
      // A page that isn't full is the last: a record created meanwhile was written by this release.
      finished_at: docs.length < atOnce ? Timestamp.now() : null,
    };
    transaction.set(place, next);
    return next;
  });
}

function pageAfter(firestore: Firestore, { collection }: Migration, after: string | null, limit: number) {
  const ordered = firestore.collection(collection).orderBy(FieldPath.documentId());
  return (after === null ? ordered : ordered.startAfter(after)).limit(limit);
}

interface Reading {
  readonly get: (reference: DocumentReference) => Promise<DocumentSnapshot>;
  readonly find: (query: Query) => Promise<QuerySnapshot>;
}

/** The records that belong to a record and aren't there. */
async function recordsToCreate(
  firestore: Firestore,
  { newRecords }: Migration,
  document: StoredDocument,
  { get, find }: Reading,
): Promise<readonly NewRecord[]> {
  if (!newRecords) return [];
  const reader: MigrationReader = {
    async get(collection, id) {
      const data = (await get(firestore.collection(collection).doc(id))).data();
      return data && { id, data };
    },
    async having(collection, field, value) {
      const { docs } = await find(firestore.collection(collection).where(field, '==', value));
      return docs.map((doc) => ({ id: doc.id, data: doc.data() }));
    },
  };
  const missing: NewRecord[] = [];
  for (const record of await newRecords(document, reader)) {
    if (!(await reader.get(record.collection, record.id))) missing.push(record);
  }
  return missing;
}

function fieldsToAdd(migration: Migration, document: StoredDocument): Record<string, unknown> | null {
  const fields = migration.missingFields?.(document) ?? null;
  const held = Object.keys(fields ?? {}).find((name) => Object.hasOwn(document.data, name));
  if (held !== undefined) {
    throw new Failure(
      `${migration.id} would change the field ${held} of ${migration.collection}/${document.id}. The release before reads ` +
        'it, so a migration only adds fields. Nothing of this page was written.',
    );
  }
  return fields;
}
