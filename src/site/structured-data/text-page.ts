import { business } from '@domain/business/business';
import type { BreadcrumbList, WebPage } from 'schema-dts';
import { ids } from './ids';

/** A text page: name, last change, and its place below the home page. */
export function textPage(name: string, address: string, dateModified: string): [WebPage, BreadcrumbList] {
  const url = business.siteUrl + address;
  return [
    {
      '@type': 'WebPage',
      name,
      url,
      dateModified,
      isPartOf: { '@type': 'WebSite', '@id': ids.site, name: business.name, url: `${business.siteUrl}/` },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${business.siteUrl}/` },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  ];
}
