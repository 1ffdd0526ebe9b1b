import { business } from '@domain/business/business';
import type { DocumentAssets } from './document-assets';
import type { SiteDocument } from './site-documents';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The whole HTML around a rendered body. `data-document` tells it from the apps' HTML. */
export function documentHtml(
  document: SiteDocument,
  assets: DocumentAssets,
  body: string,
  styles: string,
): string {
  const script = document.script === undefined ? undefined : assets.scripts[document.script];
  if (document.script !== undefined && !script) throw new Error(`No chunk for ${document.script}`);
  const worker = assets.workerModule === null ? '' : ` data-worker="${assets.workerModule}"`;
  return [
    `<!doctype html><html lang="en" data-document${worker}><head><meta charset="utf-8">`,
    `<title>${escaped(document.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escaped(document.description)}">`,
    document.address === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escaped(business.siteUrl + document.address)}">`,
    `<link rel="preload" href="${assets.headingFont}" as="font" type="font/woff2" crossorigin>`,
    assets.headLinks,
    `<style>${assets.fontFaces}</style>${styles}`,
    script ? `<script type="module" src="${script.module}"></script>` : '',
    `</head><body>${body}`,
    ...assets.inlineScripts.map((code) => `<script>${code}</script>`),
    '</body></html>',
  ].join('');
}
