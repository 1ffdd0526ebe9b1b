import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';

/** Looks up the address of a login request, and queues the email if it is a customer's. */
export const onLoginRequested = onDocumentCreated(
  { document: `${collections.loginRequests}/{loginId}`, secrets: [appHmacKey], retry: true },
  event('login-requested', async ({ params }) => {
    const { commitLoginCode } = await import('../portal/commit-login-code');
    await commitLoginCode(params.loginId, new Date());
  }),
);
