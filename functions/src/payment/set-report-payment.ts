import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { paymentTransitions } from '@domain/payment/payment';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { prepareSettlement } from './prepare-settlement';
import { readDue } from './read-due';

/** office-report-payment: Mark paid and Waive for a report; where it belongs to a job, for both. */
export const setReportPayment = callable('setReportPayment', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.setReportPayment.name, idempotencyKey, asked);
  const { reportId, state, method, note } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const due = await readDue(transaction, reportId);
    if (!due) throw new AppError('not-found', 'report gone', 'This report was deleted in the meantime.');
    if (!paymentTransitions[due.before].includes(state)) {
      throw new AppError(
        'already-handled',
        `report is ${due.before}`,
        `This report is already ${due.before}.`,
      );
    }
    const settlement = await prepareSettlement(
      transaction,
      due,
      { state, method, note, by: admin.email },
      caller,
      now,
    );
    settlement.write();
    return { reportId, state };
  });
});
