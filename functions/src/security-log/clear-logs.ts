import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { oldLogsEnd } from '@domain/security-log/clear-logs';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { logClearings } from './log-clearing';
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
    const begun = { state: 'RUNNING', cutoff: Timestamp.fromDate(oldLogsEnd(now)) } as const;
    transaction.create(logClearings().doc(record.id), {
      ...begun,
      deleted: 0,
      requested_by: admin.uid,
      created_at: Timestamp.fromDate(now),
      finished_at: null,
    });
    audit.append({ action: 'clearing-begun', changed: begun });
    return { clearingId: record.id };
  });
  const { state, deleted } = await runLogClearing(clearingId, batchesAtOnce);
  return { clearingId, state, deleted };
});
