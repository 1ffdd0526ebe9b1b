import { Timestamp } from 'firebase-admin/firestore';
import { contract, type CallResponse } from '@domain/api/contract';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { pendingLead } from './pending-lead';

type Answer = CallResponse<'declineRequest'>;

/** office-request-decline: the request is lost; the client is told nothing. */
export const declineRequest = callable('declineRequest', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { leadId, idempotencyKey } = parse();
  const slot = receiptSlot(contract.declineRequest.name, idempotencyKey, { leadId });
  return firestore().runTransaction(async (transaction): Promise<Answer> => {
    const earlier = await earlierAnswer<Answer>(slot, transaction);
    if (earlier) return earlier;
    const { reference } = await pendingLead(transaction, leadId, 'lost');
    const audit = await openAuditTrail(
      transaction,
      { collection: collections.leads, id: leadId },
      caller,
      now,
    );
    transaction.update(reference, {
      status: 'lost',
      handled_by: admin.email,
      handled_at: Timestamp.fromDate(now),
    });
    audit.append({ action: 'declined', changed: { status: 'lost' } });
    const answer: Answer = { leadId };
    keepAnswer(transaction, slot, answer, now);
    return answer;
  });
});
