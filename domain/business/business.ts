import { contact } from '@business/contact';
import { names } from '@business/names';
import { place } from '@business/place';
import { formatPhone } from '../contact/phone';

/** The business facts that all parts print, from the chosen folder of `businesses/`. */
export const business = {
  ...names,
  ...contact,
  phone: { e164: contact.phone, display: formatPhone(contact.phone) },
  ...place,
} as const;
