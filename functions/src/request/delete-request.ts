import { contract, type CallResponse } from '@domain/api/contract';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { pendingLead } from './pending-lead';

type Answer = CallResponse<'deleteRequest'>;

/** office-request-delete: removes a pending request; its audit trail stays. */
export const deleteRequest = callable('deleteRequest', async ({ caller, now, parse }) => {
  const { leadId, idempotencyKey } = parse();
  const slot = receiptSlot(contract.deleteRequest.name, idempotencyKey, { leadId });
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
    transaction.delete(reference);
    audit.append({ action: 'deleted', changed: {} });
    const answer: Answer = { leadId };
    keepAnswer(transaction, slot, answer, now);
    return answer;
  });
});
