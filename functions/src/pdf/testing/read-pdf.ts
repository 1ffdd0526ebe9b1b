import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadPage {
  /** What belongs to the document, in its order, white space made one. */
  readonly text: string;
  /** What is drawn around it: letterhead, header, footer, numbers. */
  readonly frame: string;
  /** The roles of its structure, in order. */
  readonly roles: readonly string[];
}

interface StructNode {
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

/** A PDF as another program reads it. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({
      includeMarkedContent: true,
      disableNormalization: true,
    });
    const open: string[] = [];
    const texts = { body: '', frame: '' };
    for (const item of items) {
      if ('str' in item) {
        texts[open.includes('Artifact') ? 'frame' : 'body'] += item.str + (item.hasEOL ? ' ' : '');
      } else if (item.type === 'endMarkedContent') {
        open.pop();
        texts.body += ' ';
        texts.frame += ' ';
      } else {
        open.push((item as { tag?: string }).tag ?? '');
      }
    }
    const tree = (await page.getStructTree()) as StructNode | null;
    pages.push({
      text: oneSpace(texts.body),
      frame: oneSpace(texts.frame),
      roles: tree ? rolesOf(tree) : [],
    });
  }
  const { info } = await document.getMetadata();
  const active = {
    scripts: (await document.getJSActions()) as unknown,
    openAction: (await document.getOpenAction()) as unknown,
    attachments: (await document.getAttachments()) as unknown,
  };
  await task.destroy();
  return { pages, text: pages.map(({ text }) => text).join(' '), info, active };
}

/** Every dictionary of the file, those of its streams included. */
export async function dictionariesOf(bytes: Uint8Array): Promise<PDFDict[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const found: PDFDict[] = [];
  const visit = (object: PDFObject) => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return;
    found.push(dict);
    for (const [, value] of dict.entries()) visit(value);
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) visit(object);
  return found;
}

export function dictionariesOfType(dictionaries: readonly PDFDict[], type: string): PDFDict[] {
  return dictionaries.filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of(type));
}

export const oneSpace = (text: string) => text.replace(/\s+/gu, ' ').trim();

function rolesOf({ role, children = [] }: StructNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}
