import { inflateSync } from 'node:zlib';
import { getDocument, InvalidPDFException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * A file's readable text: its raw bytes and, for a PDF, the text of its pages, its metadata, and every
 * stream.
 */
export async function textOfFile(bytes: Buffer): Promise<string> {
  const raw = bytes.toString('latin1');
  if (!raw.startsWith('%PDF-')) return `${raw} ${bytes.toString('utf16le')}`;
  return [raw, await pagesOf(bytes), ...streamsOf(bytes, raw)].join(' ');
}

/** Empty for a file that only starts like a PDF. */
async function pagesOf(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise.catch((cause: unknown) => {
    if (cause instanceof InvalidPDFException) return null;
    throw cause;
  });
  if (!pdf) return '';
  const { info } = await pdf.getMetadata();
  const pages = [JSON.stringify(info)];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return pages.join(' ');
}

/** The decompressed streams, including those that are not text. */
function streamsOf(bytes: Buffer, raw: string): string[] {
  const found: string[] = [];
  for (const match of raw.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = raw.indexOf('endstream', start);
    try {
      found.push(inflateSync(bytes.subarray(start, end)).toString('latin1'));
    } catch {
      // ignored: not compressed this way; the raw bytes are searched anyway
    }
  }
  return found;
}
