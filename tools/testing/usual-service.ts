import { factorySettings } from '../../domain/settings/factory-settings';
import { standardService } from '../../domain/settings/offered-services';

/** The service for a request that names none, as the business begins. */
export const usualService = standardService(factorySettings.services);
