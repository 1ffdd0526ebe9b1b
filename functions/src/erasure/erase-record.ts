import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { eraser } from './erasure-step';

/** Reads for an accompanying change, and returns the function that writes it. */
type Along = (transaction: Transaction) => Promise<() => void>;

interface Erased<Record, Fields extends DocumentData> {
  readonly id: string;
  readonly ref: DocumentReference<Record, Fields>;
}

/** Deletes a record with an audit entry; does nothing if it is already gone. */
export function eraseRecord<Record, Fields extends DocumentData>(
  { ref, id }: Erased<Record, Fields>,
  now: Date,
  along?: Along,
): Promise<void> {
  const record = { collection: ref.parent.id as CollectionName, id };
  return commit('erasure-record', async (transaction) => {
    if (!(await transaction.get(ref)).exists) return;
    const write = await along?.(transaction);
    const audit = await openAuditTrail(transaction, record, eraser, now);
    transaction.delete(ref);
    write?.();
    audit.append({ action: 'person-erased', changed: {} });
  });
}
