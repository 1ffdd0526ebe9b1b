import { serviceArea } from '@business/service-area';

/** The names of the cities of the service area. */
export const cities: readonly string[] = serviceArea.cities.map(({ name }) => name);
