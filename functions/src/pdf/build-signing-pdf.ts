import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { textStyles } from './brand/text-styles';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import { writeDocument } from './layout/write-document';
import { consentsHeight, drawConsents } from './signing/consent-list';
import { drawEvidence } from './signing/evidence';
import { drawHeading } from './brand/heading';
import { drawOpening, unsignedMark } from './signing/opening';
import type { SigningContent } from './signing/signing-content';
import { signatureBlock } from './signing/signature-block';

const paragraphGap = 5;

const howToSign =
  'This copy is for reading only. Sign on the page where you opened it, and we’ll email you the signed copy.';

/**
 * The document to sign as a tagged PDF of US Letter pages: text, data, consents, signature, and a last page of
 * evidence. Deterministic, so that rendering twice is harmless.
 */
export async function buildSigningPdf(content: SigningContent): Promise<Uint8Array> {
  const { text, signature, letterhead } = content;
  const flow = new PageFlow(await loadFaces());
  drawLetterhead(flow, letterhead);
  drawOpening(flow, content);
  drawParagraphs(flow, text.introduction);
  text.sections.forEach(({ heading, paragraphs }, index) => {
    drawHeading(flow, heading, index + 1, flow.startOf(paragraphs[0] ?? '', textStyles.text));
    drawParagraphs(flow, paragraphs);
  });
  drawClosing(flow, content);
  if (signature) drawEvidence(flow, content, signature);
  const reference = signature
    ? `Version ${text.version}, booking ${signature.jobReference}`
    : `Version ${text.version}`;
  const mark = signature ? null : unsignedMark;
  drawPageFrames(flow, { name: letterhead.name, title: text.title, reference, mark }, flow.y - 16);
  return writeDocument(flow, {
    title: text.title,
    author: letterhead.name,
    subject: signature ? reference : `${reference}. ${unsignedMark}`,
    language: 'en-US',
    createdAt: signature?.signedAt ?? null,
  });
}

function drawParagraphs(flow: PageFlow, paragraphs: readonly string[]): void {
  for (const paragraph of paragraphs) {
    flow.text('P', paragraph, textStyles.text);
    flow.gap(paragraphGap);
  }
}

function drawClosing(flow: PageFlow, { consents, clientName, signature, textHash }: SigningContent): void {
  if (consents.length > 0) {
    const agreed = consents.some(({ word }) => word !== undefined)
      ? 'What the client answers'
      : 'What the client agrees to';
    const heading = signature ? agreed : 'What you are asked to agree to';
    drawHeading(flow, heading, null, consentsHeight(flow, consents));
    drawConsents(flow, consents, signature !== null);
  }
  if (signature) {
    const block = signatureBlock(flow, clientName, signature);
    drawHeading(flow, 'Signature', null, block.height);
    block.draw();
  } else {
    drawHeading(flow, 'Signature', null, flow.startOf(howToSign, textStyles.text));
    drawParagraphs(flow, [howToSign]);
    flow.text('P', `SHA-256 of the text: ${textHash}`, textStyles.small);
  }
}
