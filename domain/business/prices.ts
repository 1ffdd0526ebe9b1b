import { referralServiceTitle, services } from './services';

const standardPrice = 149;
const unknownServicePrice = 350;

/** The price shown for a service name, in US dollars: requirement B-14. */
export function quotedPrice(serviceName: string): number {
  if (serviceName.includes('Rush')) return 199;
  if (serviceName.includes('Return')) return 99;
  if (serviceName.includes('Annual')) return 199;
  return standardPrice;
}

/**
 * Initial price of a new booking, in US dollars. No service, or a referral's fixed one, gets the standard price; an
 * unknown service name gets the general default (requirement L-11).
 */
export function bookingPrice(serviceName: string | null): number {
  const name = serviceName?.trim() ?? '';
  if (name === '' || name === referralServiceTitle) return standardPrice;
  return services.find((service) => service.title === name)?.price ?? unknownServicePrice;
}
