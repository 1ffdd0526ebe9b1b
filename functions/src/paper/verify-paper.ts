import { paperTypes } from '@domain/legal/legal-text';
import { countMiss, refuseGuesser } from '../access/count-miss';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { toIso } from '../platform/to-iso';
import { paperKinds } from '../records/paper/stored-paper';

/**
 * client-document-verify: whether a file is, byte for byte, a document that was signed here. The file itself is not uploaded.
 */
export const verifyPaper = callable('client-document-verify', async ({ caller, now, parse }) => {
  const { sha256 } = parse();
  const { networks } = publicOf(caller);
  await refuseGuesser('paper', networks, now);
  for (const type of paperTypes) {
    const found = await firestore()
      .collection(paperKinds[type].collection)
      .where('pdf.sha256', '==', sha256)
      .limit(1)
      .get();
    const [paper] = found.docs;
    if (!paper) continue;
    return {
      state: 'signed',
      type,
      signed_at: toIso(paper.get('evidence.signed_at')),
      text_version: paper.get('text_version') as string,
    };
  }
  await countMiss('paper', networks, now);
  return { state: 'unknown' };
});
