import { deliverMail } from '../mail/deliver-mail';
import { sweepHeldPayments } from '../payment/sweep-held-payments';
import { route } from '../platform/route';
import { sweepEverything } from './sweep-everything';

type Sweep = (clock: () => Date) => Promise<object>;

/** The sweeps that `?only` names. */
const sweeps: Readonly<Record<string, Sweep>> = {
  payments: async (clock) => ({ settled: await sweepHeldPayments(clock()) }),
};

/**
 * Runs the sweepers on a local stack, where scheduled functions don't fire. It is not deployed elsewhere. `?ahead`
 * advances the clock of one sweep by that many seconds, for waits longer than a drill; `?only=payments` runs
 * one sweeper, and `?mail=` delivers the email of that id alone.
 */
export const tick = route('dev-tick', async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).end();
    return;
  }
  const { ahead = 0, only, mail } = request.query;
  const aheadMs = Number(ahead) * 1000;
  if (typeof mail === 'string') {
    response.json({ delivery: await deliverMail(mail) });
    return;
  }
  const sweep = (typeof only === 'string' && sweeps[only]) || sweepEverything;
  response.json(await sweep(() => new Date(Date.now() + aheadMs)));
});
