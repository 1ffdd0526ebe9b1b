import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { isPending } from '@domain/request/lead-status';
import { refuseLateUndo } from '@domain/job/refuse-late-undo';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { prepareMoveBack } from '../records/referral/prepare-move-back';
import { leadRefusal, readLead, type StoredLead } from '../records/request/pending-lead';

/**
 * office-request-restore: undoes a decline. Request and referral get their previous status, and the referrer is not
 * notified.
 */
export const restoreRequest = callable('office-request-restore', async ({ caller, now, parse }) => {
  const { leadId, idempotencyKey } = parse();
  const slot = receiptSlot('office-request-restore', idempotencyKey, { leadId });
  const record = { collection: collections.leads, id: leadId };
  return answerOnce(slot, now, async (transaction) => {
    const { reference, lead } = await readLead(transaction, leadId);
    if (lead.status !== 'lost') throw refusalOf(lead);
    const { handled_at: at, status_before: status = 'new' } = lead;
    refuseLateUndo(at, now);
    const referral = await prepareMoveBack(transaction, lead.referral_id, { to: 'closed', at }, caller, now);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, {
      status,
      status_before: FieldValue.delete(),
      handled_by: FieldValue.delete(),
      handled_at: FieldValue.delete(),
    });
    referral?.write();
    audit.append({ action: 'restored', changed: { status } });
    return { leadId, status };
  });
});

function refusalOf(lead: StoredLead): AppError {
  return isPending(lead.status)
    ? new AppError('already-handled', `lead is ${lead.status}`, 'This request is already pending.')
    : leadRefusal(lead);
}
