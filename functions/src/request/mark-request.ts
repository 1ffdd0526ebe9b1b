import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { answersClient, mayBecome } from '@domain/request/request-status';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { requestRefusal, readRequest } from '../records/request/pending-request';

/**
 * office-request-mark: sets the status of a pending request. The same status changes nothing, unless it answers a client
 * who has chosen a time since.
 */
export const markRequest = callable('office-request-mark', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { leadId, status, idempotencyKey } = parse();
  const slot = receiptSlot('office-request-mark', idempotencyKey, { leadId, status });
  const record = { collection: collections.leads, id: leadId };
  return answerOnce(slot, now, async (transaction) => {
    const { reference, request } = await readRequest(transaction, leadId);
    const answers = request.client_waits_since !== null && answersClient(status);
    if (request.status === status && !answers) return { leadId, status };
    if (request.status !== status && !mayBecome(request.status, status)) throw requestRefusal(request);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, {
      status,
      marked_by: admin.email,
      marked_at: Timestamp.fromDate(now),
      ...(answers && { client_waits_since: null }),
    });
    audit.append({ action: 'marked', changed: { status } });
    return { leadId, status };
  });
});
