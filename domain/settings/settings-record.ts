import { mixed, object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, instant, numeric, numericOrNull, text } from '../firestore/stored-fields';

/** The shape of stored settings. A later shape that older code would misread gets the next number. */
export const settingsFormat = 1;

/** One save, collections `settings` (its document `current`) and `settings_versions`. `At`: how a moment is given. */
export interface StoredSettings<At> {
  readonly format: number;
  /** From 1, without a gap. */
  readonly version: number;
  /** Read with `readSettings`, which checks it. */
  readonly settings: object;
  readonly saved_at: At;
  /** The admin's uid. */
  readonly saved_by: string;
  /** The version that this save brought back; null if it was edited. */
  readonly restored_from: number | null;
}

const stored: Reads<StoredSettings<Instant>> = object({
  format: numeric(),
  version: numeric(),
  settings: mixed((value: unknown): value is object => typeof value === 'object' && value !== null).defined(),
  saved_at: instant(),
  saved_by: text(),
  restored_from: numericOrNull(),
});

/** The last call of the deploy hook, the document `publishing` of `settings`. */
export interface StoredPublishing<At> {
  readonly version: number;
  readonly asked_at: At;
  readonly failed: boolean;
}

const storedPublishing: Reads<StoredPublishing<Instant>> = object({
  version: numeric(),
  asked_at: instant(),
  failed: flag(),
});

export const publishingRecord = recordType(collections.settings, storedPublishing);
export const settingsRecord = recordType(collections.settings, stored);
export const settingsVersionRecord = recordType(collections.settingsVersions, stored);
