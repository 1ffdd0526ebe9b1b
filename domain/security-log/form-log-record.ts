import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections, type CollectionName } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, instant, map, mapOf, oneOf, text, textOrNull } from '../firestore/stored-fields';

/** A logged submission of a public form, collection `form_submissions_log`. `At`: how a moment is given. */
export interface StoredFormLog<At> {
  readonly form_type: string;
  /** Pseudonym of the client's network. */
  readonly client_ip: string;
  /** Always null: public forms have no user. */
  readonly user_id: string | null;
  /** The submitted fields that the office sees. */
  readonly submitted_data: Readonly<Record<string, string>>;
  /** The record that the submission created; null if it was deleted, and on older entries. */
  readonly record: { readonly collection: CollectionName; readonly id: string } | null;
  /** Whether a submitted field has a suspicious word, see `suspicionsOf`. */
  readonly suspicious: boolean;
  readonly created_at: At;
}

const log: Reads<StoredFormLog<Instant>> = object({
  form_type: text(),
  client_ip: text(),
  user_id: textOrNull().default(null),
  submitted_data: mapOf(text()),
  record: map({ collection: oneOf<CollectionName>(Object.values(collections)), id: text() })
    .nullable()
    .default(null),
  suspicious: flag().default(false),
  created_at: instant(),
});

export const formLogRecord = recordType(collections.formSubmissionsLog, log);
