import { phoneOf, type Phone } from '@domain/settings/phone-of';
import { settingsNow } from './settings-now';

/** The number to call, as of the beginning of this call, request or event. */
export function phoneNow(): Phone {
  return phoneOf(settingsNow().contact);
}
