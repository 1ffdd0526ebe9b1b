import { addressKey } from '../contact/address-key';
import { phoneDigits } from '../contact/phone';
import { cleanLine } from '../text/plain-text';
import type { Customer } from './customer';

/** The fields of a customer's record that a request under the same email address can change. */
export const customerDetailFields = ['name', 'phone', 'address'] as const;
export type CustomerDetailField = (typeof customerDetailFields)[number];
export type CustomerDetails = Pick<Customer, CustomerDetailField>;

const compared: Record<CustomerDetailField, (text: string) => string> = {
  name: (text) => cleanLine(text).toLowerCase(),
  phone: phoneDigits,
  address: addressKey,
};

/**
 * The fields in which a customer's record and a request differ. Different spellings of the same value are equal, and
 * a field empty on one side is not a difference.
 */
export function customerDifferences(
  stored: CustomerDetails,
  asked: CustomerDetails,
): readonly CustomerDetailField[] {
  return customerDetailFields.filter((field) => {
    const [one, other] = [compared[field](stored[field]), compared[field](asked[field])];
    return one !== '' && other !== '' && one !== other;
  });
}
