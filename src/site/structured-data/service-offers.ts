import { services } from '@domain/business/services';
import type { Service } from 'schema-dts';
import { ids } from './ids';

/** Each service with its price. */
export function serviceOffers(): Service[] {
  return services.map(({ title, description, price }) => ({
    '@type': 'Service',
    name: title,
    description,
    serviceType: 'Sewer scope inspection',
    provider: { '@id': ids.business },
    offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
  }));
}
