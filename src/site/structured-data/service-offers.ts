import { builtSettings } from '@domain/settings/built-settings';
import { activeServices } from '@domain/settings/offered-services';
import type { Service } from 'schema-dts';
import { ids } from './ids';

/** Each service with its price. */
export function serviceOffers(): Service[] {
  return activeServices(builtSettings.services).map(({ title, description, price }) => ({
    '@type': 'Service',
    name: title,
    description,
    serviceType: 'Sewer scope inspection',
    provider: { '@id': ids.business },
    offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
  }));
}
