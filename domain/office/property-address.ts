import { routes } from '../business/routes';

/** Back-office URL of a property's history. */
export function propertyAddress(propertyId: string): string {
  return `${routes.admin}?${new URLSearchParams({ property: propertyId }).toString()}`;
}
