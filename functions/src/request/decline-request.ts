import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { undoEnd } from '@domain/job/undo-step';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { followReferral } from '../records/referral/follow-referral';
import { pendingRequest } from '../records/request/pending-request';
import { notifyClient } from './notify-client';

/**
 * office-request-decline: marks the request as lost and closes its referral. The referrer is notified when the undo
 * hold ends, and so is the client if the office wrote them a message.
 */
export const declineRequest = callable('office-request-decline', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { leadId, message = '', idempotencyKey } = parse();
  const slot = receiptSlot('office-request-decline', idempotencyKey, {
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
    transaction.update(reference, {
      status: 'lost',
      status_before: request.status,
      handled_by: admin.email,
      handled_at: Timestamp.fromDate(now),
    });
    followed?.move('closed', {}, { heldUntil: undoEnd(now) });
    notifyClient(transaction, { ...request, leadId, message, heldUntil: undoEnd(now) }, now);
    audit.append({ action: 'declined', changed: { status: 'lost' } });
    return { leadId };
  });
});
