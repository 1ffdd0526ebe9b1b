import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { isPending } from '@domain/request/request-status';
import { refuseLateUndo, tooLate } from '@domain/job/refuse-late-undo';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { prepareMoveBack } from '../records/referral/prepare-move-back';
import { requestNotices } from '../records/request/request-notice';
import { requestRefusal, readRequest } from '../records/request/pending-request';
import { restoredFields } from '../records/request/restored-fields';
import type { StoredRequest } from '../records/request/stored-request';
import { declineMail } from './notify-client';

/**
 * office-request-restore: undoes a decline. Request and referral get their previous status, and neither the
 * referrer nor the client is notified.
 */
export const restoreRequest = callable('office-request-restore', async ({ caller, now, parse }) => {
  const { leadId, idempotencyKey } = parse();
  const slot = receiptSlot('office-request-restore', idempotencyKey, { leadId });
  const record = { collection: collections.leads, id: leadId };
  return answerOnce(slot, now, async (transaction) => {
    const { reference, request } = await readRequest(transaction, leadId);
    if (request.status !== 'lost') throw refusalOf(request);
    const { handled_at: at } = request;
    const restored = restoredFields(request);
    const { status } = restored;
    refuseLateUndo(at, now);
    const referral = await prepareMoveBack(
      transaction,
      request.referral_id,
      { to: 'closed', at },
      caller,
      now,
    );
    const mail = await prepareWithdrawal(transaction, declineMail(leadId));
    if (!mail) throw tooLate();
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, restored);
    referral?.write();
    mail.write();
    transaction.delete(requestNotices().doc(leadId));
    audit.append({ action: 'restored', changed: { status } });
    return { leadId, status };
  });
});

function refusalOf(request: StoredRequest): AppError {
  return isPending(request.status)
    ? new AppError('already-handled', `request is ${request.status}`, 'This request is already pending.')
    : requestRefusal(request);
}
