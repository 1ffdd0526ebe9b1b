import type { HttpsFunction } from 'firebase-functions/v2/https';
import { appHmacKey, isLocalStack, sendgridApiKey } from '../platform/config';
import { route } from '../platform/route';
import { sweepEverything } from '../sweep/sweep-everything';

/**
 * The sweepers' clock on a local stack, where scheduled functions don't fire. Undefined, so not deployed,
 * anywhere else. `?ahead` moves the clock of one sweep so many seconds on, for what waits longer than a drill can.
 */
export const tick: HttpsFunction | undefined = isLocalStack
  ? route('dev-tick', { secrets: [sendgridApiKey, appHmacKey] }, async (request, response) => {
      if (request.method !== 'POST') {
        response.status(405).end();
        return;
      }
      const aheadMs = Number(request.query.ahead ?? 0) * 1000;
      response.json(await sweepEverything(() => new Date(Date.now() + aheadMs)));
    })
  : undefined;
