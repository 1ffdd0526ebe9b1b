import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { appHmacKey, sendgridApiKey } from '../platform/config';
import { event } from '../platform/event';
import { deliverMail } from './deliver-mail';

/** Wakes the sender as soon as an intent is committed; what it misses, the sweeper finds. */
export const onMailCreated = onDocumentCreated(
  { document: `${collections.mail}/{mailId}`, secrets: [sendgridApiKey, appHmacKey] },
  event('mail-wake', ({ params }) => deliverMail(params.mailId)),
);
