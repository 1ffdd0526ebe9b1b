import { mixed, object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, map, mapOf, numeric, oneOf, text, textOrNull } from '../firestore/stored-fields';
import { actorKinds, type AuditEntry } from './audit-entry';
import type { AuditedValue } from './audited-values';

/** A stored entry of a record's trail. `At`: how a moment is given. */
export interface StoredAuditEntry<At> extends Omit<AuditEntry, 'id' | 'fields' | 'at'> {
  /** The names of all changed fields, with an HMAC of each new value. */
  readonly fields: Readonly<Record<string, string>>;
  readonly at: At;
  /** Hash of the record's previous entry; null for the first. */
  readonly previous_hash: string | null;
  /** SHA-256 of this entry, hexadecimal. */
  readonly hash: string;
}

/** The stored fields of `AuditedValue`. */
export const auditedValue = () =>
  mixed(
    (value: unknown): value is NonNullable<AuditedValue> =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  )
    .defined()
    .nullable();

const entry: Reads<StoredAuditEntry<Instant>> = object({
  actor: map({ kind: oneOf(actorKinds), id: text() }),
  action: text(),
  collection: text(),
  record_id: text(),
  sequence: numeric(),
  fields: mapOf(text()),
  values: mapOf(map({ before: auditedValue(), after: auditedValue() })),
  at: instant(),
  previous_hash: textOrNull(),
  hash: text(),
});

export const auditRecord = recordType(collections.auditLog, entry);
