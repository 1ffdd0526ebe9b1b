import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { agreedParts, sharesAtMost } from '@domain/share/share-calls';
import { openAuditTrail } from '../platform/audit';
import { customerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { issueShareKey } from '../records/access/issue-key';
import { isOpen, ownReportOf } from '../records/report/own-report';
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
    const there = await transaction.get(
      reportShares().where('report_id', '==', own.id).where('revoked_at', '==', null).limit(sharesAtMost),
    );
    if (there.size >= sharesAtMost) {
      throw new AppError(
        'not-allowed',
        'too many shared links',
        `This report already has ${sharesAtMost} links. Turn off one of them first.`,
      );
    }
    const reference = reportShares().doc();
    const record = { collection: collections.reportShares, id: reference.id };
    const audit = await openAuditTrail(transaction, record, customer, now);
    const share: StoredShare = {
      kind: 'report',
      report_id: own.id,
      booking_id: own.report.booking_id,
      customer_id: customerId,
      recipient_name: asked.recipientName,
      recipient_role: asked.recipientRole,
      parts: agreedParts(asked.parts),
      finding_ids: null,
      message: '',
      version: null,
      created_at: Timestamp.fromDate(now),
      revoked_at: null,
    };
    transaction.create(reference, share);
    const key = issueShareKey(transaction, reference.id, now);
    audit.append({ action: 'shared', changed: { ...share, consent } });
    return sharedLink(reference.id, share, key);
  });
});
