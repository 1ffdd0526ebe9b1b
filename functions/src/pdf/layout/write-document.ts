import { deflateSync } from 'node:zlib';
import { faceNames } from '../fonts/load-faces';
import { page } from './geometry';
import type { PageFlow } from './page-flow';

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** IETF language tag. */
  readonly language: string;
  /** Null omits the dates. */
  readonly createdAt: Date | null;
}

/** The pages as a tagged PDF. Deterministic for the same pages and facts. */
export async function writeDocument(flow: PageFlow, facts: DocumentFacts): Promise<Uint8Array> {
  const { PDFDocument, PDFHexString, PDFName } = await import('pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = pdf;
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.author);
  pdf.setSubject(facts.subject);
  pdf.setCreator(facts.author);
  pdf.setProducer('pdf-lib');
  pdf.setLanguage(facts.language);
  if (facts.createdAt) {
    pdf.setCreationDate(facts.createdAt);
    pdf.setModificationDate(facts.createdAt);
  }

  const fonts: Record<string, Awaited<ReturnType<(typeof flow.fonts)['text']['embed']>>> = {};
  for (const name of faceNames) {
    const font = flow.fonts[name];
    if (font.used) fonts[font.resource] = await font.embed(context);
  }
  const pictures = flow.pictures.embed(context);
  const resources = context.register(
    context.obj({ Font: context.obj(fonts), ...(pictures && { XObject: context.obj(pictures) }) }),
  );

  const refs = flow.pages.map((content, index) => {
    const { node, ref } = pdf.addPage([page.width, page.height]);
    const stream = context.stream(deflateSync(content.toString()), { Filter: 'FlateDecode' });
    node.set(PDFName.of('Contents'), context.register(stream));
    node.set(PDFName.of('Resources'), resources);
    node.set(PDFName.of('StructParents'), context.obj(index));
    node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return ref;
  });
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(
    PDFName.of('StructTreeRoot'),
    flow.structure.embed(context, refs, (text) => PDFHexString.fromText(text)),
  );
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}
