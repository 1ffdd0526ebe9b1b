import { business } from '@domain/business/business';
import { escapeHtml } from './escape-html';
import { shareImageSize, type ShareImage } from './share-images';
import type { SiteDocument } from './site-documents';

const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;

/** The tags for search engines and link previews. Addresses have no query, which could contain a key. */
export function searchAndShareTags({ address, title, description, shareImage }: SiteDocument): string {
  return [
    meta('name', 'description', description),
    address === undefined
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(business.siteUrl + address)}">`,
    ...(shareImage ? shareTags(title, description, shareImage) : []),
    ...(address === undefined ? [] : [meta('property', 'og:url', business.siteUrl + address)]),
  ].join('');
}

/** Open Graph tags, and the one of X that Open Graph lacks. */
function shareTags(title: string, description: string, { path, headline, line }: ShareImage): string[] {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', business.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', business.siteUrl + path),
    meta('property', 'og:image:width', shareImageSize.width),
    meta('property', 'og:image:height', shareImageSize.height),
    meta('property', 'og:image:alt', headline.replace(/\.?$/, '. ') + line),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
