import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections, type CollectionName } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  knownOrNull,
  map,
  numeric,
  oneOf,
  text,
  textOrNull,
} from '../firestore/stored-fields';
import { paymentMethods } from '../payment/payment-method';
import type { Mail } from './mail';
import { mailDeliveries } from './mail-delivery';
import { mailKinds, mailStates } from './mail-state';

/** A stored email. `At`: how a moment is given. */
export type StoredMail<At> = Omit<Mail<At>, 'id'>;

const mail: Reads<StoredMail<Instant>> = object({
  kind: knownOrNull(mailKinds),
  subject: map({ collection: oneOf<CollectionName>(Object.values(collections)), id: text() }),
  recipient_key: text(),
  state: oneOf(mailStates),
  attempts: numeric(),
  next_attempt_at: instant(),
  lease_token: textOrNull(),
  created_at: instant(),
  sent_at: instantOrNull(),
  last_error: textOrNull(),
  gave_up_at: instantOrNull().default(null),
  held_until: instantOrNull().default(null),
  direct: flag().default(false),
  replayed_at: instantOrNull().default(null),
  mailbox_key: textOrNull().default(null),
  allowed_on: textOrNull().default(null),
  delayed_at: instantOrNull().default(null),
  delayed_until: instantOrNull().default(null),
  push_at: instantOrNull().default(null),
  refund: map({ amount: numeric(), method: oneOf([...paymentMethods, '']) })
    .nullable()
    .default(null),
  message_id: textOrNull().default(null),
  delivery: knownOrNull(mailDeliveries).default(null),
  delivery_at: instantOrNull().default(null),
  stopped_at: instantOrNull().default(null),
  preferences_id: textOrNull().default(null),
});

export const mailRecord = recordType(collections.mail, mail);
