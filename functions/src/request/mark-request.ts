import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { mayBecome } from '@domain/request/request-status';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { requestRefusal, readRequest } from '../records/request/pending-request';

/** office-request-mark: sets the status of a pending request; the same status changes nothing. */
export const markRequest = callable('office-request-mark', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { leadId, status, idempotencyKey } = parse();
  const slot = receiptSlot('office-request-mark', idempotencyKey, { leadId, status });
  const record = { collection: collections.leads, id: leadId };
  return answerOnce(slot, now, async (transaction) => {
    const { reference, request } = await readRequest(transaction, leadId);
    if (request.status === status) return { leadId, status };
    if (!mayBecome(request.status, status)) throw requestRefusal(request);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, { status, marked_by: admin.email, marked_at: Timestamp.fromDate(now) });
    audit.append({ action: 'marked', changed: { status } });
    return { leadId, status };
  });
});
