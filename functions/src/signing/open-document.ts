import { documentScopes } from '@domain/access/access-link';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { fileAddress } from '../records/file/file-address';
import { signedDocumentOf, signingKinds } from '../records/signing/stored-signed-document';

/** client-document-open: a URL of the signed PDF, valid for 15 minutes. */
export const openDocument = callable('client-document-open', async ({ caller, now, parse }) => {
  const { booking: key, type } = parse();
  const link = await openLink(key, publicOf(caller), now, documentScopes[type]);
  if (link.state !== 'open') return link;
  const signedDocument = await signedDocumentOf(type, link.bookingId);
  if (!signedDocument) return { state: 'not-signed' };
  const file = signedDocument.record.pdf;
  if (!file) return { state: 'in-preparation' };
  return { state: 'ready', ...fileAddress(file.path, { fileName: signingKinds[type].fileName }, now) };
});
