import { phoneDigits } from '../contact/phone';
import type { CustomerSnapshot } from './booking';

/** Text as it is searched: lower case, without accents, in words. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

/** What a job is found by: e-mail, phone digits, and each word of name and address, for `array-contains`. */
export function searchKeys(customer: CustomerSnapshot): string[] {
  const keys = [
    customer.email,
    phoneDigits(customer.phone),
    ...words(customer.name),
    ...words(customer.address),
  ];
  return [...new Set(keys.filter((key) => key.length > 0))];
}
