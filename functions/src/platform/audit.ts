import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AuditAction } from '@domain/audit/audit-actions';
import { auditRecord } from '@domain/audit/audit-record';
import { auditedValues, type AuditedChange, type AuditedValue } from '@domain/audit/audited-values';
import type { CollectionName } from '@domain/firestore/paths';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { auditHead, entryId, type AuditHead } from './audit-head';
import type { AdminActor, Caller } from './authorize';
import { collectionOf } from './collection-of';
import { pseudonym, sha256 } from './hash';

export interface AuditedRecord {
  readonly collection: CollectionName;
  readonly id: string;
}

/** Who changed a record: a caller, or a backend process. */
export type Actor = Caller | AdminActor | { readonly kind: 'system'; readonly name: string };

export interface AuditEntry {
  readonly action: AuditAction;
  /**
   * The changed fields with their new values. Stored are HMACs of the values, and in plain text those of
   * `auditedFields`.
   */
  readonly changed: Readonly<Record<string, unknown>>;
  /** Values before the change, for fields that no earlier entry may have recorded. */
  readonly before?: Readonly<Record<string, unknown>>;
}

/** Appends to one record's trail; create it while the transaction still reads. */
export interface AuditTrail {
  readonly append: (entry: AuditEntry) => void;
}

/**
 * Starts an audit entry in a transaction. An entry holds actor, action, record, field names with HMACs, plain-text
 * values before and after, server time, and the hash of the previous entry; no personal data.
 */
export async function openAuditTrail(
  transaction: Transaction,
  record: AuditedRecord,
  actor: Actor,
  now: Date,
): Promise<AuditTrail> {
  const current = (await transaction.get(headOf(record))).data();
  return trailOf(transaction, record, current, actor, now);
}

/** Starts an audit entry for each of several records, in one read. */
export async function openAuditTrails(
  transaction: Transaction,
  records: readonly AuditedRecord[],
  actor: Actor,
  now: Date,
): Promise<readonly AuditTrail[]> {
  if (records.length === 0) return [];
  const heads = await transaction.getAll(...records.map(headOf));
  return records.map((record, index) => trailOf(transaction, record, heads[index]?.data(), actor, now));
}

const trailKey = ({ collection, id }: AuditedRecord) => `${collection}_${id}`;
const headOf = (record: AuditedRecord) => auditHead(trailKey(record));

function trailOf(
  transaction: Transaction,
  record: AuditedRecord,
  current: AuditHead | undefined,
  actor: Actor,
  now: Date,
): AuditTrail {
  const key = trailKey(record);
  const head = auditHead(key);
  let sequence = current?.sequence ?? 0;
  let previousHash = current?.hash ?? null;
  let audited = current?.told ?? {};
  return {
    append({ action, changed, before = {} }) {
      sequence += 1;
      const after = auditedValues(changed);
      const entry = {
        actor: storedActor(actor),
        action,
        collection: record.collection,
        record_id: record.id,
        sequence,
        fields: pseudonyms(changed),
        values: changes({ ...audited, ...auditedValues(before) }, after),
        at: now.toISOString(),
        previous_hash: previousHash,
      };
      const hash = sha256(canonicalJson(entry));
      transaction.create(collectionOf(auditRecord).doc(entryId(key, sequence)), {
        ...entry,
        at: Timestamp.fromDate(now),
        hash,
      });
      audited = { ...audited, ...after };
      transaction.set(head, { sequence, hash, told: audited });
      previousHash = hash;
    },
  };
}

function changes(
  before: Readonly<Record<string, AuditedValue>>,
  after: Readonly<Record<string, AuditedValue>>,
): Record<string, AuditedChange> {
  return Object.fromEntries(
    Object.entries(after).map(([field, value]) => [field, { before: before[field] ?? null, after: value }]),
  );
}

/** @throws Error for a referrer, who changes no record that has a trail */
function storedActor(actor: Actor) {
  const { kind } = actor;
  switch (kind) {
    case 'admin':
      return { kind, id: actor.uid };
    case 'customer':
      return { kind, id: actor.customerId };
    case 'public':
      return { kind, id: actor.client };
    case 'system':
      return { kind, id: actor.name };
    case 'referrer':
      throw new Error('a referrer changed a record that has a trail');
  }
}

function pseudonyms(changed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changed).map(([field, value]) => [
      field,
      pseudonym(`audit:${field}`, canonicalJson(value)),
    ]),
  );
}
