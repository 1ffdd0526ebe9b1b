import { signingTypes } from '@domain/legal/legal-text';
import { logs } from '../platform/logs';
import { withoutFile } from '../platform/without-file';
import { signedDocuments } from '../records/signing/stored-signed-document';
import { storeSignedPdf } from './store-signed-pdf';

const sweptAtMost = 20;

/** Renders the missing PDFs of signed documents. @returns how many it stored. */
export async function sweepSignedDocuments(now: Date): Promise<number> {
  let stored = 0;
  for (const type of signingTypes) {
    for (const { id } of await withoutFile(signedDocuments(type), sweptAtMost)) {
      try {
        await storeSignedPdf(type, id, now);
        stored += 1;
      } catch (error) {
        logs.signedPdfNotStored(type, id, error);
      }
    }
  }
  return stored;
}
