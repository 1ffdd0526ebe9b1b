import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** URL schemes that a link in our PDFs may have. */
const harmless = /^(?:https?|mailto|tel):/;

/** What a PDF would execute automatically, or unsafe links in it. */
export async function judgePdf(name: string, bytes: Uint8Array): Promise<string[]> {
  const text = Buffer.from(bytes).toString('latin1');
  const faults = ['/JavaScript', '/JS', '/OpenAction', '/Launch', '/EmbeddedFile', '/RichMedia']
    .filter((action) => new RegExp(`${action}\\b`).test(text))
    .map((action) => `${name} holds ${action}`);
  const loading = getDocument({ data: new Uint8Array(bytes), isEvalSupported: false });
  const file = await loading.promise;
  if ((await file.getJSActions()) !== null) faults.push(`${name} has scripts`);
  const opening = (await file.getOpenAction()) as { action?: string } | null;
  if (opening?.action) faults.push(`${name} does something once it is opened`);
  for (let number = 1; number <= file.numPages; number += 1) {
    const annotations = (await (await file.getPage(number)).getAnnotations()) as { unsafeUrl?: string }[];
    for (const { unsafeUrl } of annotations) {
      if (unsafeUrl !== undefined && !harmless.test(unsafeUrl)) faults.push(`${name} leads to ${unsafeUrl}`);
    }
  }
  await loading.destroy();
  return faults;
}
