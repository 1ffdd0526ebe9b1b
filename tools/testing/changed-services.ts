import { factorySettings } from '../../domain/settings/factory-settings';
import type { ServiceSettings, ServicesSettings } from '../../domain/settings/settings';
import { usualService } from './usual-service';

/** The services of the business after the owner changed the one for a request that names none. */
export function changedServices(changes: Partial<ServiceSettings>): ServicesSettings {
  const { services } = factorySettings;
  return {
    ...services,
    catalog: services.catalog.map((service) =>
      service.id === usualService.id ? { ...service, ...changes } : service,
    ),
  };
}

/** That service under a new title. */
export const renamedService: Partial<ServiceSettings> = {
  title: 'Renamed Scope',
  formerTitles: [usualService.title],
};
