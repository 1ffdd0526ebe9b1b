import { serviceNamed, standardService } from './offered-services';
import type { ServicesSettings } from './settings';

/** US dollars, as a page shows it and as it is now. */
export interface ChangedPrice {
  readonly shown: number;
  readonly now: number;
}

/**
 * How the price of this service, or of the standard one for no name, differs from the one on a page that was built with
 * `built`; null if it doesn't, or if the page doesn't know the service.
 */
export function changedPrice(
  built: ServicesSettings,
  current: ServicesSettings,
  name: string,
): ChangedPrice | null {
  const asked = name === '' ? standardService(current) : serviceNamed(current, name);
  const shown = built.catalog.find(({ id }) => id === asked?.id);
  return asked && shown && shown.price !== asked.price ? { shown: shown.price, now: asked.price } : null;
}
