import { callable } from '../platform/callable';
import { preferencesIdOf } from '../records/contact-preferences/stored-preferences';
import { phonePreferencesId } from '../records/contact-preferences/text-choice';

/**
 * office-contact-read: where the choices of the person behind an email address, and of a phone number, are, which only the
 * server can work out.
 */
export const readContact = callable('office-contact-read', ({ parse }) => {
  const { email, phone } = parse();
  return Promise.resolve({ preferencesId: preferencesIdOf(email), phoneId: phonePreferencesId(phone ?? '') });
});
