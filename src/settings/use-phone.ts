import { phoneOf, type Phone } from '@domain/settings/phone-of';
import { useSettings } from './use-settings';

/** The number to call, as of now. */
export function usePhone(): Phone {
  return phoneOf(useSettings().contact);
}
