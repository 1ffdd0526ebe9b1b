import type { HttpsFunction } from 'firebase-functions/v2/https';
import { sweepHeldPayments } from '../payment/sweep-held-payments';
import { appHmacKey, isLocalStack, sendgridApiKey } from '../platform/config';
import { route } from '../platform/route';
import { sweepEverything } from './sweep-everything';

/**
 * Runs the sweepers on a local stack, where scheduled functions don't fire. Elsewhere it is undefined and so not
 * deployed. `?ahead` advances the clock of one sweep by that many seconds, for waits longer than a drill;
 * `?only=payments` sweeps only payments.
 */
export const tick: HttpsFunction | undefined = isLocalStack
  ? route('dev-tick', { secrets: [sendgridApiKey, appHmacKey] }, async (request, response) => {
      if (request.method !== 'POST') {
        response.status(405).end();
        return;
      }
      const aheadMs = Number(request.query.ahead ?? 0) * 1000;
      const clock = () => new Date(Date.now() + aheadMs);
      response.json(
        request.query.only === 'payments'
          ? { settled: await sweepHeldPayments(clock()) }
          : await sweepEverything(clock),
      );
    })
  : undefined;
