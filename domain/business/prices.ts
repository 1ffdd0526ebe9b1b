import { defaultServiceTitle, referralServiceTitle, services } from './services';

const unknownServicePrice = 350;

const priceOf = (title: string) => services.find((service) => service.title === title)?.price;

/** The price of the default service, in US dollars. */
export const standardPrice = priceOf(defaultServiceTitle) ?? unknownServicePrice;

/** The price shown for a service name, in US dollars: requirement B-14. */
export function quotedPrice(serviceName: string): number {
  const named = services.find(({ quotedFor }) => quotedFor !== undefined && serviceName.includes(quotedFor));
  return priceOf(serviceName) ?? named?.price ?? standardPrice;
}

/**
 * Initial price of a new job, in US dollars. No service, or a referral's fixed one, gets the standard price; an
 * unknown service name gets the general default (requirement L-11).
 */
export function initialPrice(serviceName: string | null): number {
  const name = serviceName?.trim() ?? '';
  if (name === '' || name === referralServiceTitle) return standardPrice;
  return priceOf(name) ?? unknownServicePrice;
}
