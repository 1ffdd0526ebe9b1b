import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import type { MediaUseConsents } from '@domain/legal/signed-document';
import { mediaUseFields, usesInWords } from '@domain/media-release/media-uses';
import { withdrawnConsent } from '@domain/media-release/withdraw-consent';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { signedDocuments } from '../records/signing/stored-signed-document';

/**
 * office-consent-withdraw: records that a client has withdrawn consents of the signed media release, which stays as it
 * was signed. The promised days for taking down what was published begin with the day the client asked.
 */
export const withdrawConsent = callable('office-consent-withdraw', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-consent-withdraw', idempotencyKey, asked);
  const { bookingId, asked_on } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    await refuseUngiven(transaction, bookingId, asked);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, { consent_withdrawal: withdrawnConsent(job.consent_withdrawal, asked) });
    const withdrawn = usesInWords((field) => asked[field]);
    audit.append({ action: 'consent-withdrawn', changed: { withdrawn, asked_on } });
    return { bookingId };
  });
});

/** @throws AppError for a consent that the client never gave. */
async function refuseUngiven(
  transaction: Transaction,
  bookingId: string,
  asked: MediaUseConsents,
): Promise<void> {
  const release = (await transaction.get(signedDocuments('media_release').doc(bookingId))).data();
  if (!release || !('consent_declined' in release)) {
    const sentence = 'The client hasn’t signed the media release.';
    throw new AppError('not-found', 'no media release', sentence);
  }
  const ungiven = mediaUseFields.filter((field) => asked[field] && !release[field]);
  if (ungiven.length === 0) return;
  throw new AppError('invalid-input', 'consent never given', 'Please check the highlighted fields.', {
    fields: Object.fromEntries(ungiven.map((field) => [field, 'The client didn’t consent to this.'])),
  });
}
