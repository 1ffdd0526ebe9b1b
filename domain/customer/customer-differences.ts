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

/** A detail in the form in which two spellings of the same value are equal. */
export function comparedDetail(field: CustomerDetailField, text: string): string {
  return compared[field](text);
}

/** Whether two records give the same details, to the letter. */
export function isSameDetails(one: CustomerDetails, other: CustomerDetails): boolean {
  return customerDetailFields.every((field) => one[field] === other[field]);
}

/**
 * The fields in which a customer's record and a request differ. Different spellings of the same value are equal, and
 * a field empty on one side is not a difference.
 */
export function customerDifferences(
  stored: CustomerDetails,
  asked: CustomerDetails,
): readonly CustomerDetailField[] {
  return customerDetailFields.filter((field) => {
    const [one, other] = [comparedDetail(field, stored[field]), comparedDetail(field, asked[field])];
    return one !== '' && other !== '' && one !== other;
  });
}
