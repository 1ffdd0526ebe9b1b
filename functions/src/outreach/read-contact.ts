import { callable } from '../platform/callable';
import { preferencesIdOf } from '../records/contact-preferences/stored-preferences';

/** office-contact-read: where the choices of the person behind an email address are, which only the server can work out. */
export const readContact = callable('office-contact-read', ({ parse }) =>
  Promise.resolve({ preferencesId: preferencesIdOf(parse().email) }),
);
