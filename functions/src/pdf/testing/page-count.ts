import { PDFDocument } from 'pdf-lib';

/** How many pages a PDF has. */
export async function pageCount(bytes: Uint8Array): Promise<number> {
  return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
}
