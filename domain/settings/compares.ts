import { services } from '@business/services';
import { serviceTitled } from './offered-services';
import type { ComparisonChoice, ServicesSettings } from './settings';

/** What the report of a service compares an earlier one for, as the business began with it. */
export function comparesAtFirst(id: unknown): ComparisonChoice {
  return services.catalog.find((service) => service.id === id)?.compares ?? 'none';
}

/** What the report of a stored service's inspection compares an earlier one for. */
export function comparedBy(settings: ServicesSettings, name: string): ComparisonChoice {
  return serviceTitled(settings, name)?.compares ?? 'none';
}
