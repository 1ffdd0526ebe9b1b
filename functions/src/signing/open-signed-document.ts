import type { OpenSignedDocumentAnswer } from '@domain/legal/open-signed-document';
import type { SigningType } from '@domain/legal/legal-text';
import { callable } from '../platform/callable';
import { fileAddress } from '../records/file/file-address';
import { signedDocumentOf, signingKinds } from '../records/signing/stored-signed-document';

/** office-document-open: a URL of the signed PDF, valid for 15 minutes; only admins may make the call. */
export const openSignedDocument = callable('office-document-open', ({ now, parse }) => {
  const { bookingId, type } = parse();
  return signedFileOf(type, bookingId, now);
});

/** A short-lived URL of a job's signed PDF. Check the caller's access first. */
export async function signedFileOf(
  type: SigningType,
  bookingId: string,
  now: Date,
): Promise<OpenSignedDocumentAnswer> {
  const signedDocument = await signedDocumentOf(type, bookingId);
  if (!signedDocument) return { state: 'not-signed' };
  const file = signedDocument.record.pdf;
  if (!file) return { state: 'in-preparation' };
  return { state: 'ready', ...fileAddress(file.path, { fileName: signingKinds[type].fileName }, now) };
}
