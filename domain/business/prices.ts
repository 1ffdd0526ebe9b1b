import { services as facts } from '@business/services';
import { referralServiceTitle, serviceNamed, services, standardService } from './services';

/** The price of the default service, in US dollars. */
export const standardPrice = standardService.price;

/** The price shown for a service name, in US dollars: requirement B-14. */
export function quotedPrice(serviceName: string): number {
  return (serviceNamed(serviceName) ?? standardService).price;
}

/**
 * Initial price of a new job, in US dollars. No service, or a referral's fixed one, gets the standard price; an
 * unknown service name gets the general default (requirement L-11).
 */
export function initialPrice(serviceName: string | null): number {
  const name = serviceName?.trim() ?? '';
  if (name === '' || name === referralServiceTitle) return standardPrice;
  return services.find(({ title }) => title === name)?.price ?? facts.unknownServicePrice;
}
