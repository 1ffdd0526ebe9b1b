import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { oldLogsEnd } from '@domain/security-log/clear-logs';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { answerOnce, receiptSlot } from '../platform/receipts';
import type { LogClearing } from './log-clearing';
import { runLogClearing } from './run-log-clearing';

/** Batches to run before responding; the sweeper does the rest. */
const batchesAtOnce = 25;

/**
 * office-logs-clear: deletes form logs older than 30 days. The clearing is stored with its audit entry first, so that
 * an interrupted one is resumed; a repeated call continues the same clearing.
 */
export const clearLogs = callable('office-logs-clear', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey } = parse();
  const slot = receiptSlot('office-logs-clear', idempotencyKey, {});
  const record = { collection: collections.logClearings, id: slot.id };
  const { clearingId } = await answerOnce(slot, now, async (transaction) => {
    const audit = await openAuditTrail(transaction, record, caller, now);
    const clearing: LogClearing = {
      state: 'RUNNING',
      cutoff: Timestamp.fromDate(oldLogsEnd(now)),
      deleted: 0,
      requested_by: admin.uid,
      created_at: Timestamp.fromDate(now),
      finished_at: null,
    };
    transaction.create(firestore().collection(record.collection).doc(record.id), clearing);
    audit.append({ action: 'clearing-begun', changed: { state: clearing.state, cutoff: clearing.cutoff } });
    return { clearingId: record.id };
  });
  const { state, deleted } = await runLogClearing(clearingId, batchesAtOnce);
  return { clearingId, state, deleted };
});
