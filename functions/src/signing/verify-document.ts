import { signingTypes } from '@domain/legal/legal-text';
import { countMiss, refuseGuesser } from '../access/count-miss';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { toIso } from '../platform/to-iso';
import { signedDocuments } from '../records/signing/stored-signed-document';

/**
 * client-document-verify: whether a file is, byte for byte, a document that was signed here. The file itself is not uploaded.
 */
export const verifyDocument = callable('client-document-verify', async ({ caller, now, parse }) => {
  const { sha256 } = parse();
  const { networks } = publicOf(caller);
  await refuseGuesser('paper', networks, now);
  for (const type of signingTypes) {
    const found = await signedDocuments(type).where('pdf.sha256', '==', sha256).limit(1).get();
    const signedDocument = found.docs[0]?.data();
    if (!signedDocument) continue;
    const { evidence, text_version } = signedDocument;
    return { state: 'signed', type, signed_at: toIso(evidence.signed_at), text_version };
  }
  await countMiss('paper', networks, now);
  return { state: 'unknown' };
});
