import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';
import { mailSecrets } from '../platform/mail-secrets';
import { pushSecrets } from '../platform/push-keys';
import { textSecrets } from '../platform/text-secrets';

/** Sends an email and its notification as soon as the intent is committed; the sweeper sends those it misses. */
export const onMailCreated = onDocumentCreated(
  {
    document: `${collections.mail}/{mailId}`,
    secrets: [appHmacKey, ...mailSecrets, ...pushSecrets, ...textSecrets],
  },
  event('mail-wake', async ({ params }) => {
    const [{ deliverMail }, { pushMail }] = await Promise.all([
      import('../mail/deliver-mail'),
      import('../mail/push/push-mail'),
    ]);
    // Side by side, so that a slow push service doesn't delay the email.
    await Promise.all([deliverMail(params.mailId), pushMail(params.mailId)]);
  }),
);
