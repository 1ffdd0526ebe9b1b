import type { CustomerSnapshot } from '../job/job';
import type { Referral } from './referral';

/** The referred client, as a customer. */
export function clientOf(referral: Referral<unknown>): CustomerSnapshot {
  return {
    name: referral.client_name,
    email: referral.client_email,
    phone: referral.client_phone,
    address: referral.client_address,
  };
}
