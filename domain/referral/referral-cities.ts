import { serviceArea } from '@business/service-area';

/** The cities that the referral app lists, a subset of the service area. */
export const referralCities: readonly string[] = serviceArea.cities
  .filter(({ referrals }) => referrals)
  .map(({ name }) => name);
