import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { fileAddress } from '../records/file/file-address';
import type { StoredPdf } from '../records/file/pdf-file';
import { signingKinds } from '../records/signing/stored-signed-document';

/** client-document-open: a URL of the signed PDF, valid for 15 minutes. */
export const openDocument = callable('client-document-open', async ({ caller, now, parse }) => {
  const { booking: key, type } = parse();
  const link = await openLink(key, publicOf(caller), now);
  if (link.state !== 'open') return link;
  const signedDocument = await firestore()
    .collection(signingKinds[type].collection)
    .doc(link.bookingId)
    .get();
  if (!signedDocument.exists) return { state: 'not-signed' };
  const file = signedDocument.get('pdf') as StoredPdf | null;
  if (!file) return { state: 'in-preparation' };
  return { state: 'ready', ...fileAddress(file.path, { fileName: signingKinds[type].fileName }, now) };
});
