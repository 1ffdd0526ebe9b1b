import { business } from '@domain/business/business';

/** Identifiers of things that several pages refer to. */
export const ids = { business: `${business.siteUrl}/#business`, site: `${business.siteUrl}/#site` } as const;
