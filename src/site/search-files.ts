import { business } from '@domain/business/business';
import { escapeHtml } from './escape-html';
import { siteDocuments } from './site-documents';

/** Files for search engines: file name -> content. */
export function searchFiles(): Record<string, string> {
  return { 'sitemap.xml': sitemap(), 'robots.txt': robots() };
}

function sitemap(): string {
  const entries = siteDocuments.flatMap(({ address, updated }) => {
    if (address === undefined) return [];
    const changed = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return `<url><loc>${escapeHtml(business.siteUrl + address)}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Disallows nothing, because a crawler has to load a page to read its noindex tag (docs/decisions/0010). */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`;
}
