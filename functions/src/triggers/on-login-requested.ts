import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';
import { commitLoginCode } from '../portal/commit-login-code';

/** Looks up the address of a login request, and queues the email if it is a customer's. */
export const onLoginRequested = onDocumentCreated(
  { document: `${collections.loginRequests}/{loginId}`, secrets: [appHmacKey], retry: true },
  event('portal-login-requested', ({ params }) => commitLoginCode(params.loginId, new Date())),
);
