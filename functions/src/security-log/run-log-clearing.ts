import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { ClearingState } from '@domain/security-log/clear-logs';
import { openAuditTrail } from '../platform/audit';
import { rawCollection } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { logClearings, type ClearingReference, type LogClearing } from './log-clearing';

const batchSize = 200;

/** Old log entries, and clients that have not submitted anything since. */
const cleared = [
  { name: collections.formSubmissionsLog, field: 'created_at', counted: true },
  { name: collections.formClients, field: 'last_submission_at', counted: false },
] as const;

interface Progress {
  readonly state: ClearingState;
  readonly deleted: number;
}

/**
 * Runs at most `batches` transactions of a clearing, each with its own count. Safe to interrupt, resume and run
 * concurrently.
 */
export async function runLogClearing(
  clearingId: string,
  batches: number,
  clock: () => Date = () => new Date(),
): Promise<Progress> {
  const reference = logClearings().doc(clearingId);
  let progress: Progress = { state: 'RUNNING', deleted: 0 };
  for (let batch = 0; batch < batches && progress.state === 'RUNNING'; batch += 1) {
    progress = await clearBatch(reference, clock());
  }
  return progress;
}

function clearBatch(reference: ClearingReference, now: Date): Promise<Progress> {
  return commit('log-clearing', async (transaction) => {
    const clearing = (await transaction.get(reference)).data();
    if (clearing?.state !== 'RUNNING') return { state: 'DONE', deleted: clearing?.deleted ?? 0 };
    for (const { name, field, counted } of cleared) {
      const old = await oldDocuments(transaction, name, field, clearing.cutoff);
      if (old.empty) continue;
      const deleted = clearing.deleted + (counted ? old.size : 0);
      for (const document of old.docs) transaction.delete(document.ref);
      transaction.update(reference, { deleted });
      return { state: 'RUNNING', deleted };
    }
    await finish(transaction, reference, clearing, now);
    return { state: 'DONE', deleted: clearing.deleted };
  });
}

function oldDocuments(transaction: Transaction, name: CollectionName, field: string, cutoff: Timestamp) {
  const query = rawCollection(name).where(field, '<', cutoff).orderBy(field).limit(batchSize);
  return transaction.get(query);
}

async function finish(
  transaction: Transaction,
  reference: ClearingReference,
  { deleted }: LogClearing,
  now: Date,
): Promise<void> {
  const record = { collection: collections.logClearings, id: reference.id };
  const audit = await openAuditTrail(transaction, record, { kind: 'system', name: 'clear-old-logs' }, now);
  transaction.update(reference, { state: 'DONE', finished_at: Timestamp.fromDate(now) });
  audit.append({ action: 'clearing-done', changed: { state: 'DONE', deleted } });
}
