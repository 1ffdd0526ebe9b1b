import { documentScopes } from '@domain/access/access-link';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { storeSignedPdf } from './store-signed-pdf';

/** generate-legal-pdf: renders the stored document if it has no PDF yet; the caller's `data` is ignored. */
export const generateLegalPdf = callable('generate-legal-pdf', async ({ caller, now, parse }) => {
  const { type, bookingId: key } = parse();
  const link = await openLink(key, publicOf(caller), now, documentScopes[type]);
  if (link.state !== 'open') return link;
  const file = await storeSignedPdf(type, link.bookingId, now);
  return file ? { state: 'stored', sha256: file.sha256 } : { state: 'not-signed' };
});
