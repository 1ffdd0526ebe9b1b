import '../platform/options';
import { onRequest, type HttpsFunction } from 'firebase-functions/v2/https';
import { appHmacKey, isLocalStack, sendgridApiKey } from '../platform/config';
import { sweepEverything } from '../sweep/sweep-everything';

/**
 * The sweepers' clock on a local stack, where scheduled functions don't fire. Undefined, so not deployed,
 * anywhere else.
 */
export const tick: HttpsFunction | undefined = isLocalStack
  ? onRequest({ secrets: [sendgridApiKey, appHmacKey] }, async (request, response) => {
      if (request.method !== 'POST') {
        response.status(405).end();
        return;
      }
      response.json(await sweepEverything());
    })
  : undefined;
