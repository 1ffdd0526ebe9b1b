import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { PersonMarks } from '@domain/erasure/person-marks';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorize';
import { erasureIdOf, erasureReference, type Erasure } from '../records/erasure/erasure';

/** Starts an erasure. One of the same person in progress continues; a finished one starts over. */
export async function beginErasure(
  transaction: Transaction,
  marks: PersonMarks,
  admin: AdminCaller,
  now: Date,
): Promise<string> {
  const id = erasureIdOf(marks.email);
  const reference = erasureReference(id);
  const earlier = (await transaction.get(reference)).data();
  if (earlier?.state === 'RUNNING') return id;
  const audit = await openAuditTrail(transaction, { collection: collections.personErasures, id }, admin, now);
  const erasure: Erasure = {
    state: 'RUNNING',
    marks,
    clients: [],
    done: [],
    cursor: null,
    held_jobs: earlier?.held_jobs ?? [],
    payments: earlier?.payments ?? [],
    requested_by: admin.uid,
    created_at: Timestamp.fromDate(now),
    finished_at: null,
  };
  transaction.set(reference, erasure);
  audit.append({ action: 'erasure-begun', changed: { state: erasure.state } });
  return id;
}
