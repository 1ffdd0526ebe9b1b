import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { followReferral } from '../records/referral/follow-referral';
import { pendingRequest } from '../records/request/pending-request';
import { notifyClient } from './notify-client';
import { markDays } from '../records/stats/mark-days';

/**
 * office-request-delete: deletes a pending request and closes its referral; its audit trail stays. The client is notified
 * if the office wrote them a message.
 */
export const deleteRequest = callable('office-request-delete', async ({ caller, now, parse }) => {
  const { leadId, message = '', idempotencyKey } = parse();
  const slot = receiptSlot('office-request-delete', idempotencyKey, {
    leadId,
    ...(message !== '' && { message }),
  });
  return answerOnce(slot, now, async (transaction) => {
    const { reference, request } = await pendingRequest(transaction, leadId, 'lost');
    const followed = await followReferral(transaction, request.referral_id, caller, now);
    const audit = await openAuditTrail(
      transaction,
      { collection: collections.leads, id: leadId },
      caller,
      now,
    );
    transaction.delete(reference);
    followed?.move('closed');
    notifyClient(transaction, { ...request, leadId, message }, now);
    markDays(transaction, [request.created_at], now);
    audit.append({ action: 'deleted', changed: {} });
    return { leadId };
  });
});
