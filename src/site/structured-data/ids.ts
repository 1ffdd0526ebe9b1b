import { business } from '@domain/business/business';

/** What the things of different pages are known by. */
export const ids = { business: `${business.siteUrl}/#business`, site: `${business.siteUrl}/#site` } as const;
