import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { paperKinds } from '../records/paper/stored-paper';
import { unsignedContent } from './paper-content';

/** client-document-preview: the booking's document as a PDF to read before signing; nothing is stored. */
export const previewPaper = callable('client-document-preview', async ({ caller, now, parse }) => {
  const { booking: key, type } = parse();
  const link = await openLink(key, publicOf(caller), now);
  if (link.state !== 'open') return link;
  const { buildPaperPdf } = await import('../pdf/build-paper-pdf');
  const bytes = await buildPaperPdf(unsignedContent(type, link.booking));
  return {
    state: 'ready',
    fileName: `unsigned-${paperKinds[type].fileName}`,
    pdf: Buffer.from(bytes).toString('base64'),
  };
});
