import { business } from '@domain/business/business';
import { confirmationTitle } from '@domain/report/compare/confirmation-title';
import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import { writeDocument } from './layout/write-document';
import { drawConfirmation, type ConfirmationContent } from './report/repair-confirmation';

/** The confirmation of a repair as a tagged PDF of its own. Deterministic. */
export async function buildConfirmationPdf(content: ConfirmationContent): Promise<Uint8Array> {
  const { form, number, version, createdAt } = content;
  const flow = new PageFlow(await loadFaces());
  drawLetterhead(flow);
  drawConfirmation(flow, content);
  const reference = `Report ${number}, version ${version}`;
  drawPageFrames(flow, { title: confirmationTitle, reference, mark: null }, flow.y - 16);
  return writeDocument(flow, {
    title: `${confirmationTitle}, ${form.propertyAddress}`,
    author: business.name,
    subject: reference,
    language: 'en-US',
    createdAt,
  });
}
