import { collections } from '@domain/firestore/paths';
import type { PaperType } from '@domain/legal/legal-text';
import { paperPath } from '@domain/legal/signed-paper';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { adoptPdfFile, type StoredPdf } from '../records/file/pdf-file';
import { reached } from '../platform/reached';
import { storedBooking } from '../records/job/stored-booking';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { paperKinds, type StoredPaper } from '../records/paper/stored-paper';
import { signedContent } from './paper-content';

/**
 * Renders the PDF of a signed document if it is missing. Idempotent and safe to call concurrently: an existing file,
 * of an interrupted or concurrent render, is adopted and never overwritten.
 * @returns null if the booking has no such document.
 */
export async function storePaper(type: PaperType, bookingId: string, now: Date): Promise<StoredPdf | null> {
  const snapshot = await firestore().collection(paperKinds[type].collection).doc(bookingId).get();
  if (!snapshot.exists) return null;
  const paper = { type, record: snapshot.data() } as StoredPaper;
  if (paper.record.pdf) return paper.record.pdf;

  const path = paperPath(type, bookingId, paper.record.text_version);
  const { file, adopted } = await adoptPdfFile(path, now, async () => {
    const { buildPaperPdf } = await import('../pdf/build-paper-pdf');
    return buildPaperPdf(signedContent(paper));
  });
  reached('paper:uploaded');
  const stored = await recordFile(type, bookingId, file, now);
  if (stored) logs.paperStored(type, bookingId, adopted);
  return stored;
}

/**
 * Stores the file on the record and queues the email with the copy; concurrent callers get the first result.
 * @returns null if the document was deleted with its job meanwhile; that deletion put the file under legal hold.
 */
function recordFile(
  type: PaperType,
  bookingId: string,
  file: StoredPdf,
  now: Date,
): Promise<StoredPdf | null> {
  const { collection, mail } = paperKinds[type];
  const subject = { collection, id: bookingId };
  const reference = firestore().collection(collection).doc(bookingId);
  return commit('paper-file', async (transaction) => {
    const paper = await transaction.get(reference);
    if (!paper.exists) return null;
    const recorded = paper.get('pdf') as StoredPdf | null;
    if (recorded) return recorded;
    const booking = await transaction.get(firestore().collection(collections.bookings).doc(bookingId));
    const audit = await openAuditTrail(transaction, subject, { kind: 'system', name: 'papers' }, now);
    transaction.update(reference, { pdf: file });
    audit.append({ action: 'pdf-stored', changed: { path: file.path, sha256: file.sha256 } });
    const client = storedBooking(booking)?.customer.email;
    if (client) writeMailIntent(transaction, { kind: mail, subject, recipient: client, now });
    return file;
  });
}
