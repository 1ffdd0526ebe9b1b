import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { agreedParts, sharesAtMost } from '@domain/share/share-calls';
import { customerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { isOpen, ownReportOf } from '../records/report/own-report';
import { prepareShare } from '../records/share/prepare-share';
import { reportShares, type StoredShare } from '../records/share/stored-share';
import { sharedLink } from './shares-of';

/** portal-share-create: a link to one of the customer's reports for one person, once the report is paid or waived. */
export const createShare = callable('portal-share-create', async ({ caller, now, parse }) => {
  const customer = customerOf(caller);
  const { customerId } = customer;
  const { idempotencyKey, consent, ...asked } = parse();
  const slot = receiptSlot('portal-share-create', idempotencyKey, { customerId, consent, ...asked });
  // Read outside the transaction, as a paid report stays paid for the duration of this call.
  const own = await ownReportOf(customerId, asked.reportId);
  if (!own) throw new AppError('not-found', 'no report of this customer', 'We can’t find this report.');
  if (!isOpen(own)) {
    throw new AppError('not-allowed', 'report is not paid for', 'You can share a report once it’s paid for.');
  }
  return answerOnce(slot, now, async (transaction) => {
    const { id } = reportShares().doc();
    const share: StoredShare = {
      kind: 'report',
      report_id: own.id,
      booking_id: own.report.booking_id,
      customer_id: customerId,
      recipient_name: asked.recipientName,
      recipient_email: '',
      recipient_role: asked.recipientRole,
      parts: agreedParts(asked.parts),
      finding_ids: null,
      message: '',
      version: null,
      waiting: false,
      created_at: Timestamp.fromDate(now),
      emailed_at: null,
      revoked_at: null,
    };
    const prepared = await prepareShare(transaction, { id, share }, customer, now);
    if (!prepared) {
      throw new AppError(
        'not-allowed',
        'too many shared links',
        `This report already has ${sharesAtMost} links. Turn off one of them first.`,
      );
    }
    return sharedLink(id, share, prepared.write({ consent }));
  });
});
