import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instantOrNull, numeric, textOrNull } from '@domain/firestore/stored-fields';
import type { Migration } from './migration';

/** How far a migration has come, stored in its project. */
export interface MigrationProgress {
  /** The id of the last record that was read; null before the first. */
  readonly after: string | null;
  readonly read: number;
  readonly changed: number;
  /** Null while it isn't done. */
  readonly finished_at: Instant | null;
}

export const notBegun: MigrationProgress = { after: null, read: 0, changed: 0, finished_at: null };

const progress: Reads<MigrationProgress> = object({
  after: textOrNull(),
  read: numeric(),
  changed: numeric(),
  finished_at: instantOrNull(),
});

const progressRecord = recordType(collections.migrations, progress);

export function progressOf(
  firestore: Firestore,
  { id }: Migration,
): DocumentReference<MigrationProgress, MigrationProgress> {
  return firestore
    .collection(collections.migrations)
    .withConverter<MigrationProgress, MigrationProgress>({
      toFirestore: (written) => written,
      fromFirestore: (snapshot) => progressRecord.read(snapshot.id, snapshot.data()),
    })
    .doc(id);
}
