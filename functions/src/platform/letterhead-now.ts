import { business } from '@domain/business/business';
import type { Letterhead } from '@domain/legal/signed-document';
import { phoneNow } from './phone-now';
import { settingsNow } from './settings-now';

/** The letterhead as of the beginning of this call, request or event. */
export function letterheadNow(): Letterhead {
  return {
    name: business.name,
    tagline: business.tagline,
    phone: phoneNow().display,
    email: settingsNow().contact.email,
  };
}
