import type { DocumentAssets } from './document-assets';
import { escapeHtml } from './escape-html';
import { searchAndShareTags } from './search-and-share-tags';
import type { SiteDocument } from './site-documents';
import { jsonLd } from './structured-data/json-ld';

/** The whole HTML around a rendered body. `data-document` distinguishes it from the apps' HTML. */
export function documentHtml(
  document: SiteDocument,
  assets: DocumentAssets,
  body: string,
  styles: string,
): string {
  const worker = assets.workerModule === null ? '' : ` data-worker="${assets.workerModule}"`;
  const appCheck = document.islands ? assets.appCheck : '';
  return [
    `<!doctype html><html lang="en-US" data-document${worker}${appCheck}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(document.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    searchAndShareTags(document),
    // Phone numbers are links where intended; browsers must not turn dates and prices into links.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<link rel="preload" href="${assets.headingFont}" as="font" type="font/woff2" crossorigin>`,
    assets.headLinks,
    `<style>${assets.fontFaces}</style>${styles}`,
    scriptTag(document, assets),
    `</head><body>${body}`,
    document.structuredData ? jsonLd(document.structuredData()) : '',
    ...assets.inlineScripts.map((code) => `<script>${code}</script>`),
    '</body></html>',
  ].join('');
}

function scriptTag({ script, rendersAfterScript }: SiteDocument, assets: DocumentAssets): string {
  if (script === undefined) return '';
  const chunk = assets.scripts[script];
  if (!chunk) throw new Error(`No chunk for ${script}`);
  return `<script type="module"${rendersAfterScript ? ' blocking="render"' : ''} src="${chunk.module}"></script>`;
}
