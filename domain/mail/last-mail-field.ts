import { instant, map, oneOf, text } from '../firestore/stored-fields';
import { lastMailStates } from './requested-mail';

/** The stored fields of `LastMail`; null if no email was sent or recorded. */
export const lastMail = () =>
  map({ mail_id: text(), state: oneOf(lastMailStates), at: instant() })
    .nullable()
    .default(null);
