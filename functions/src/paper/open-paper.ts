import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { fileAddress } from '../records/file/file-address';
import type { StoredPdf } from '../records/file/pdf-file';
import { paperKinds } from '../records/paper/stored-paper';

/** client-document-open: a URL of the signed PDF, valid for 15 minutes. */
export const openPaper = callable('client-document-open', async ({ caller, now, parse }) => {
  const { booking: key, type } = parse();
  const link = await openLink(key, publicOf(caller), now);
  if (link.state !== 'open') return link;
  const paper = await firestore().collection(paperKinds[type].collection).doc(link.bookingId).get();
  if (!paper.exists) return { state: 'not-signed' };
  const file = paper.get('pdf') as StoredPdf | null;
  if (!file) return { state: 'in-preparation' };
  return { state: 'ready', ...fileAddress(file.path, { fileName: paperKinds[type].fileName }, now) };
});
