import { sweepHeldPayments } from '../payment/sweep-held-payments';
import { route } from '../platform/route';
import { sweepEverything } from './sweep-everything';

/**
 * Runs the sweepers on a local stack, where scheduled functions don't fire. It is not deployed elsewhere. `?ahead` advances the clock of one sweep by that many seconds, for waits longer than a drill;
 * `?only=payments` sweeps only payments.
 */
export const tick = route('dev-tick', async (request, response) => {
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
});
