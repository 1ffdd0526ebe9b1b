import { sweepMail } from '../mail/sweep-mail';
import { sweepHeldPayments } from '../payment/sweep-held-payments';
import { route } from '../platform/route';
import { sweepEverything } from './sweep-everything';

type Sweep = (clock: () => Date) => Promise<object>;

/** The sweeps that `?only` names. */
const sweeps: Readonly<Record<string, Sweep>> = {
  payments: async (clock) => ({ settled: await sweepHeldPayments(clock()) }),
  mail: async (clock) => ({ sent: await sweepMail(clock) }),
};

/**
 * Runs the sweepers on a local stack, where scheduled functions don't fire. It is not deployed elsewhere. `?ahead`
 * advances the clock of one sweep by that many seconds, for waits longer than a drill; `?only=payments` and
 * `?only=mail` run one sweeper.
 */
export const tick = route('dev-tick', async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).end();
    return;
  }
  const { ahead = 0, only } = request.query;
  const aheadMs = Number(ahead) * 1000;
  const sweep = (typeof only === 'string' && sweeps[only]) || sweepEverything;
  response.json(await sweep(() => new Date(Date.now() + aheadMs)));
});
