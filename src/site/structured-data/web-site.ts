import { business } from '@domain/business/business';
import type { WebSite } from 'schema-dts';
import { ids } from './ids';

export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    name: business.name,
    url: `${business.siteUrl}/`,
    publisher: { '@id': ids.business },
  };
}
