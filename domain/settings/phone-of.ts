import { formatPhone } from '../contact/phone';
import type { ContactSettings } from './settings';

/** The business's number in the forms in which it is shown and called. */
export interface Phone {
  /** For `tel:` links. */
  readonly e164: string;
  readonly display: string;
}

export function phoneOf({ phone }: Pick<ContactSettings, 'phone'>): Phone {
  return { e164: phone, display: formatPhone(phone) };
}
