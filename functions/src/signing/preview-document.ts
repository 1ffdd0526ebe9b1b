import { documentScopes } from '@domain/access/access-link';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { signingKinds } from '../records/signing/stored-signed-document';
import { unsignedContent } from './signing-content';

/** client-document-preview: the job's document as a PDF to read before signing; nothing is stored. */
export const previewDocument = callable('client-document-preview', async ({ caller, now, parse }) => {
  const { booking: key, type } = parse();
  const link = await openLink(key, publicOf(caller), now, documentScopes[type]);
  if (link.state !== 'open') return link;
  const { buildSigningPdf } = await import('../pdf/build-signing-pdf');
  const bytes = await buildSigningPdf(unsignedContent(type, link.job));
  return {
    state: 'ready',
    fileName: `unsigned-${signingKinds[type].fileName}`,
    pdf: Buffer.from(bytes).toString('base64'),
  };
});
