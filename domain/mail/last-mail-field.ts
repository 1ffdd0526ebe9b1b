import { instant, knownOrNull, map, oneOf, text } from '../firestore/stored-fields';
import { lastMailReasons, lastMailStates } from './requested-mail';

/** The stored fields of `LastMail`; null if no email was sent or recorded. */
export const lastMail = () =>
  map({
    mail_id: text(),
    state: oneOf(lastMailStates),
    at: instant(),
    reason: knownOrNull(lastMailReasons).default(null),
  })
    .nullable()
    .default(null);
