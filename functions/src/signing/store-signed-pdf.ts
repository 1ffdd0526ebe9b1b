import type { SigningType } from '@domain/legal/legal-text';
import { signedFilePath } from '@domain/legal/signed-document';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { adoptPdfFile, type StoredPdf } from '../records/file/pdf-file';
import { jobs, storedJob } from '../records/job/stored-job';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { signedDocumentOf, signedDocuments, signingKinds } from '../records/signing/stored-signed-document';
import { signedContent } from './signing-content';

/**
 * Renders the PDF of a signed document if it is missing. Idempotent and safe to call concurrently: an existing file,
 * of an interrupted or concurrent render, is adopted and never overwritten.
 * @returns null if the job has no such document.
 */
export async function storeSignedPdf(
  type: SigningType,
  bookingId: string,
  now: Date,
): Promise<StoredPdf | null> {
  const signedDocument = await signedDocumentOf(type, bookingId);
  if (!signedDocument) return null;
  if (signedDocument.record.pdf) return signedDocument.record.pdf;

  const path = signedFilePath(type, bookingId, signedDocument.record.text_version);
  const { file, adopted } = await adoptPdfFile(path, now, async () => {
    const { buildSigningPdf } = await import('../pdf/build-signing-pdf');
    return buildSigningPdf(signedContent(signedDocument));
  });
  reached('document:uploaded');
  const stored = await recordFile(type, bookingId, file, now);
  if (stored) logs.signedPdfStored(type, bookingId, adopted);
  return stored;
}

/**
 * Stores the file on the record and queues the email with the copy; concurrent callers get the first result.
 * @returns null if the document was deleted with its job meanwhile; that deletion put the file under legal hold.
 */
function recordFile(
  type: SigningType,
  bookingId: string,
  file: StoredPdf,
  now: Date,
): Promise<StoredPdf | null> {
  const { collection, mail } = signingKinds[type];
  const subject = { collection, id: bookingId };
  const reference = signedDocuments(type).doc(bookingId);
  return commit('signed-file', async (transaction) => {
    const signedDocument = (await transaction.get(reference)).data();
    if (!signedDocument) return null;
    if (signedDocument.pdf) return signedDocument.pdf;
    const job = await transaction.get(jobs().doc(bookingId));
    const audit = await openAuditTrail(transaction, subject, { kind: 'system', name: 'papers' }, now);
    transaction.update(reference, { pdf: file });
    audit.append({ action: 'pdf-stored', changed: { path: file.path, sha256: file.sha256 } });
    const client = storedJob(job)?.customer.email;
    if (client) writeMailIntent(transaction, { kind: mail, subject, recipient: client, now });
    return file;
  });
}
