import { normalizeEmail } from '@domain/contact/email';
import { pseudonym } from '../../platform/hash';

/** The id of the customer with an email address, in any spelling. */
export function customerIdOf(email: string): string {
  return pseudonym('customer', normalizeEmail(email));
}
