import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import type { Caller } from './authorise';
import { firestore } from './firestore';
import { pseudonym, sha256 } from './hash';

export interface AuditedRecord {
  readonly collection: CollectionName;
  readonly id: string;
}

/** Who changed a record: a caller, or work of the backend's own. */
export type Actor = Caller | { readonly kind: 'system'; readonly name: string };

export interface AuditEntry {
  readonly action: string;
  /** The fields that changed, with their new values; only their HMACs are stored. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** Appends to one record's trail; made while the transaction still reads. */
export interface AuditTrail {
  readonly append: (entry: AuditEntry) => void;
}

/**
 * Opens the trail of a record within a transaction. An entry holds who, what, which record, field names with
 * HMACs, the server's time, and the hash of the record's previous entry; no personal data.
 */
export async function openAuditTrail(
  transaction: Transaction,
  record: AuditedRecord,
  actor: Actor,
  now: Date,
): Promise<AuditTrail> {
  const key = `${record.collection}_${record.id}`;
  const head = firestore().collection(collections.auditHeads).doc(key);
  const current = await transaction.get(head);
  let sequence = (current.get('sequence') as number | undefined) ?? 0;
  let previousHash = (current.get('hash') as string | undefined) ?? null;
  return {
    append({ action, changed }) {
      sequence += 1;
      const entry = {
        actor: { kind: actor.kind, id: actorId(actor) },
        action,
        collection: record.collection,
        record_id: record.id,
        sequence,
        fields: pseudonyms(changed),
        at: now.toISOString(),
        previous_hash: previousHash,
      };
      const hash = sha256(canonicalJson(entry));
      const id = `${key}_${String(sequence).padStart(6, '0')}`;
      transaction.create(firestore().collection(collections.auditLog).doc(id), {
        ...entry,
        at: Timestamp.fromDate(now),
        hash,
      });
      transaction.set(head, { sequence, hash });
      previousHash = hash;
    },
  };
}

function actorId(actor: Actor): string {
  if (actor.kind === 'admin') return actor.uid;
  return actor.kind === 'public' ? actor.client : actor.name;
}

function pseudonyms(changed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changed).map(([field, value]) => [
      field,
      pseudonym(`audit:${field}`, canonicalJson(value)),
    ]),
  );
}
