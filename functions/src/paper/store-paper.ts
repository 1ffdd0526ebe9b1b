import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaperType } from '@domain/legal/legal-text';
import { paperPath } from '@domain/legal/signed-paper';
import { storedBooking } from '../job/stored-booking';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { sha256 } from '../platform/hash';
import { killPoint } from '../platform/kill-point';
import { logs } from '../platform/logs';
import { signedContent } from './paper-content';
import { createPaperFile, readPaperFile } from './paper-file';
import { paperKinds, type StoredPaper, type StoredPaperFile } from './stored-paper';

/**
 * Renders the PDF of a signed paper if it is missing; safe to call at any time and from any number of places. A file that
 * is there already, of a renderer that died or of one that was quicker, is adopted and never overwritten.
 * @returns null where the booking has no such paper.
 */
export async function storePaper(
  type: PaperType,
  bookingId: string,
  now: Date,
): Promise<StoredPaperFile | null> {
  const snapshot = await firestore().collection(paperKinds[type].collection).doc(bookingId).get();
  if (!snapshot.exists) return null;
  const paper = { type, record: snapshot.data() } as StoredPaper;
  if (paper.record.pdf) return paper.record.pdf;

  const path = paperPath(type, bookingId, paper.record.text_version);
  const adopted = await readPaperFile(path);
  const bytes = adopted ?? (await createPaper(path, paper));
  killPoint('paper:uploaded');
  const file: StoredPaperFile = {
    path,
    sha256: sha256(bytes),
    size: bytes.byteLength,
    created_at: Timestamp.fromDate(now),
  };
  const stored = await recordFile(type, bookingId, file, now);
  logs.paperStored(type, bookingId, adopted !== null);
  return stored;
}

/** The bytes that the path holds in the end. */
async function createPaper(path: string, paper: StoredPaper): Promise<Uint8Array> {
  const { buildPaperPdf } = await import('../pdf/build-paper-pdf');
  const bytes = await buildPaperPdf(signedContent(paper));
  if (await createPaperFile(path, bytes)) return bytes;
  const first = await readPaperFile(path);
  if (!first) throw new Error('the file that was there a moment ago is gone');
  return first;
}

/** Puts the file on the record and commits the mail of the copy; whoever comes second gets the first one's entry. */
function recordFile(
  type: PaperType,
  bookingId: string,
  file: StoredPaperFile,
  now: Date,
): Promise<StoredPaperFile> {
  const { collection, mail } = paperKinds[type];
  const subject = { collection, id: bookingId };
  const reference = firestore().collection(collection).doc(bookingId);
  return firestore().runTransaction(async (transaction) => {
    const recorded = (await transaction.get(reference)).get('pdf') as StoredPaperFile | null;
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
