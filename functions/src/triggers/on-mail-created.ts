import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { appHmacKey, sendgridApiKey } from '../platform/config';
import { event } from '../platform/event';

/** Sends an email as soon as its intent is committed; the sweeper sends those it misses. */
export const onMailCreated = onDocumentCreated(
  { document: `${collections.mail}/{mailId}`, secrets: [sendgridApiKey, appHmacKey] },
  event('mail-wake', async ({ params }) => {
    const { deliverMail } = await import('../mail/deliver-mail');
    await deliverMail(params.mailId);
  }),
);
