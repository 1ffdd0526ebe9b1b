import { normalizeEmail } from '@domain/contact/email';
import { pseudonym } from '../../platform/hash';

/** The id of the sessions of the referrer with an email address, in any spelling. It is no customer's. */
export function referrerIdOf(email: string): string {
  return pseudonym('referrer', normalizeEmail(email));
}
