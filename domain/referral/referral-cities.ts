import { serviceArea } from '../business/cities';

/** The cities that the referral app lists, a subset of the service area. */
export const referralCities: readonly string[] = serviceArea
  .filter(({ referrals }) => referrals)
  .map(({ name }) => name);
