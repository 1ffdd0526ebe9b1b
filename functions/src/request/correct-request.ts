import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { isPending } from '@domain/request/request-status';
import { searchKeys } from '@domain/search/search-keys';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { readable, type Row } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { prepareMovedChoices } from '../records/contact-preferences/move-choices';
import { refuseWhileCorrected } from '../records/customer/customer-edit';
import { refuseWhileErased } from '../records/erasure/refuse-while-erased';
import { formLogs } from '../records/form-log/form-logs';
import { earlierMail } from '../records/mail/earlier-mail';
import { waitingMail } from '../records/mail/last-mail';
import { mails, type MailDocument } from '../records/mail/mail-document';
import { prepareRedirect } from '../records/mail/prepare-redirect';
import { recentMail } from '../records/mail/recent-mail';
import { replayedFields } from '../records/mail/replayed-fields';
import { recipientKeys, writeMailIntent } from '../records/mail/write-mail-intent';
import { readRequest, requestRefusal } from '../records/request/pending-request';
import type { StoredRequest } from '../records/request/stored-request';

const kind = 'request_received';

/**
 * office-request-correct: corrects the email address of a pending request and sends its confirmation there. The same
 * address gets it again, at most once a minute. The client of a request whose forms were sent is corrected on its job.
 */
export const correctRequest = callable('office-request-correct', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const { leadId, email, seen } = asked;
  const slot = receiptSlot('office-request-correct', idempotencyKey, asked);
  const subject = { collection: collections.leads, id: leadId };
  return answerOnce(slot, now, async (transaction) => {
    const { reference, request } = await readRequest(transaction, leadId);
    const confirmations = await confirmationsOf(transaction, leadId);
    refuseUnlessCorrectable(request, confirmations, seen);
    const { email: before } = request;
    await refuseWhileErased(transaction, [before, email], 'email');
    const isMoved = email !== before;
    const recent = isMoved ? null : await recentlySent(transaction, leadId, confirmations, now);
    if (recent) return recent;
    for (const address of new Set([before, email])) await refuseWhileCorrected(transaction, address);
    const emails = { before, after: email };
    const redirect = await prepareRedirect(transaction, leadId, emails);
    const choices = isMoved
      ? await prepareMovedChoices(transaction, emails, { actor: caller, now, leaves: false })
      : null;
    const logs = isMoved ? await transaction.get(formLogs().where('record.id', '==', leadId)) : null;
    const audit = await openAuditTrail(transaction, subject, caller, now);

    redirect.write();
    choices?.write();
    const mailId = sendConfirmation(transaction, confirmations, { subject, email, occasion: slot.id, now });
    for (const { ref } of logs?.docs ?? []) transaction.update(ref, { 'submitted_data.email': email });
    const changed = isMoved ? { email, search_keys: searchKeys({ ...request, email }) } : {};
    transaction.update(reference, { ...changed, received_mail: waitingMail(mailId, now) });
    if (isMoved) audit.append({ action: 'client-corrected', changed: { email } });
    audit.append({ action: 'mail-requested', changed: { kind } });
    return { mailId, delivery: 'committed' as const, at: now.toISOString() };
  });
});

/** The emails that confirmed a request, newest first. Reads only. */
async function confirmationsOf(transaction: Transaction, leadId: string): Promise<Row<MailDocument>[]> {
  const about = await transaction.get(mails().where('subject.id', '==', leadId));
  return readable(about.docs)
    .filter(({ stored }) => stored.kind === kind)
    .toSorted((one, other) => other.stored.created_at.toMillis() - one.stored.created_at.toMillis());
}

function refuseUnlessCorrectable(
  request: StoredRequest,
  confirmations: readonly Row<MailDocument>[],
  seen: string,
): void {
  if (!isPending(request.status)) throw requestRefusal(request);
  if (request.forms_booking_id !== null) {
    const sentence = 'The forms were already sent for this request. Correct the client on the job.';
    throw new AppError('already-handled', 'the forms were sent', sentence);
  }
  if (confirmations.length === 0) {
    const sentence = 'This client didn’t send the request, so there’s no confirmation to send again.';
    throw new AppError('already-handled', 'never confirmed', sentence);
  }
  if (request.email !== seen) {
    const sentence = `Someone else just changed this address to ${request.email}. To use yours instead, send again.`;
    throw new AppError('invalid-input', 'the address has changed', sentence, {
      fields: { email: sentence },
      current: { seen: request.email },
    });
  }
}

/** A confirmation to the same address that is being sent, or was a moment ago. Reads only. */
async function recentlySent(
  transaction: Transaction,
  leadId: string,
  confirmations: readonly Row<MailDocument>[],
  now: Date,
) {
  const leased = confirmations.find(({ stored }) => stored.state === 'LEASED');
  return leased ? earlierMail(leased.id, leased.stored) : recentMail(transaction, kind, leadId, now);
}

interface Confirmation {
  readonly subject: { readonly collection: typeof collections.leads; readonly id: string };
  readonly email: string;
  readonly occasion: string;
  readonly now: Date;
}

/** Sends the confirmation that came back or still waits, otherwise a new one. @returns its id */
function sendConfirmation(
  transaction: Transaction,
  confirmations: readonly Row<MailDocument>[],
  { subject, email, occasion, now }: Confirmation,
): string {
  const unsent = confirmations.find(({ stored }) => stored.state !== 'SENT' && stored.state !== 'LEASED');
  if (!unsent) {
    return writeMailIntent(transaction, { kind, subject, recipient: email, occasion, now, direct: true });
  }
  transaction.update(unsent.reference, {
    ...replayedFields(unsent.stored, now),
    ...recipientKeys(kind, email),
  });
  return unsent.id;
}
