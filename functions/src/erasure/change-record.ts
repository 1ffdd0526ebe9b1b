import type { DocumentReference, UpdateData } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { eraser } from './erasure-step';

/** The fields to redact, with their new values; null for none. */
type Changes<Record extends object> = (stored: Record) => UpdateData<Record> | null;

/** Redacts a person from a record that stays, with an audit entry if the record is audited. */
export function changeRecord<Record extends object>(
  reference: DocumentReference<Record, Record>,
  changes: Changes<Record>,
  now: Date,
  { audited }: { readonly audited: boolean } = { audited: true },
): Promise<void> {
  const record = { collection: reference.parent.id as CollectionName, id: reference.id };
  return commit('erasure-change', async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    const changed = stored ? changes(stored) : null;
    if (!changed) return;
    const audit = audited ? await openAuditTrail(transaction, record, eraser, now) : null;
    transaction.update(reference, changed);
    audit?.append({ action: 'person-erased', changed: { ...changed } });
  });
}
