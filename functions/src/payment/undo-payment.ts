import { AppError } from '@domain/errors/app-error';
import { tooLate } from '@domain/job/refuse-late-undo';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { paymentGone } from './payment-gone';
import { readPayer } from './read-payer';

/** office-payment-undo: undoes Mark paid or Waive before it takes effect. */
export const undoPayment = callable('office-payment-undo', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-payment-undo', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const payer = await readPayer(transaction, asked);
    if (!payer) throw paymentGone(asked.record);
    const { held, recorded, before } = payer;
    if (held?.at.toDate().toISOString() !== asked.markedAt) {
      throw recorded?.at.toDate().toISOString() === asked.markedAt ? tooLate() : undoneAlready();
    }
    const audit = await openAuditTrail(transaction, payer.record, caller, now);
    payer.writeHeld(null);
    audit.append({ action: 'payment-undone', changed: { state: before } });
    return { payment_state: before };
  });
});

function undoneAlready(): AppError {
  return new AppError('already-handled', 'no such mark', 'This payment mark was already undone.');
}
