import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, instantOrNull, listOf, map, numeric, oneOf, text } from '../firestore/stored-fields';
import { importKinds, importStates, type ImportKind, type ImportState } from './import-kinds';

/** The collections in which an import makes records, in the order in which its undo removes them. */
export const importedCollections = [
  collections.bookings,
  collections.referrals,
  collections.customers,
] as const;
export type ImportedCollection = (typeof importedCollections)[number];

/** A record that the undo left alone, because it was changed or used since. */
export interface KeptRecord {
  readonly collection: ImportedCollection;
  readonly id: string;
  /** The row of the file, counted from 0. */
  readonly row: number;
}

/** One import and its progress, collection `imports`. `At`: how a moment is given. */
export interface StoredImport<At> {
  readonly kind: ImportKind;
  /** SHA-256 of the file, by which it is recognized when it is chosen again. */
  readonly file_hash: string;
  readonly file_name: string;
  /** Field number -> column of the file; -1 for none. */
  readonly columns: readonly number[];
  readonly state: ImportState;
  /** Rows of the file, and the first one that is not handled yet. */
  readonly rows: number;
  readonly next: number;
  /** Rows by outcome. */
  readonly made: number;
  /** Rows that only add an address to a customer who is there or earlier in the file. */
  readonly added: number;
  readonly matched: number;
  readonly refused: number;
  /** Records removed and kept by the undo. */
  readonly removed: number;
  readonly kept: number;
  /** The first of those kept. */
  readonly kept_records: readonly KeptRecord[];
  /** How far the undo is. */
  readonly undo_at: { readonly collection: ImportedCollection; readonly after: number };
  /** The admin's email address. */
  readonly requested_by: string;
  readonly created_at: At;
  readonly finished_at: At | null;
  readonly undone_at: At | null;
}

const collection = () => oneOf(importedCollections);

const stored: Reads<StoredImport<Instant>> = object({
  kind: oneOf(importKinds),
  file_hash: text(),
  file_name: text(),
  columns: listOf(numeric()),
  state: oneOf(importStates),
  rows: numeric(),
  next: numeric(),
  made: numeric(),
  added: numeric().default(0),
  matched: numeric(),
  refused: numeric(),
  removed: numeric(),
  kept: numeric(),
  kept_records: listOf(map({ collection: collection(), id: text(), row: numeric() })),
  undo_at: map({ collection: collection(), after: numeric() }),
  requested_by: text(),
  created_at: instant(),
  finished_at: instantOrNull(),
  undone_at: instantOrNull(),
});

export const importRecord = recordType(collections.imports, stored);
