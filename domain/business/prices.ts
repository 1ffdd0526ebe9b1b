import { referralServiceTitle, services } from './services';

const standardPrice = 149;
const unknownServicePrice = 350;

/** The price shown for a service name, in US dollars: specification part 1, section 9. */
export function quotedPrice(serviceName: string): number {
  if (serviceName.includes('Rush')) return 199;
  if (serviceName.includes('Return')) return 99;
  if (serviceName.includes('Annual')) return 199;
  return standardPrice;
}

/**
 * The price that a new booking starts with, in US dollars. No service, or a referral's fixed one, is the
 * standard price; a name that the catalogue does not know gets the general default (part 2, section 9).
 */
export function bookingPrice(serviceName: string | null): number {
  const name = serviceName?.trim() ?? '';
  if (name === '' || name === referralServiceTitle) return standardPrice;
  return services.find((service) => service.title === name)?.price ?? unknownServicePrice;
}
