import { deliverMail } from '../mail/deliver-mail';
import { settleHeldPayment, sweepHeldPayments } from '../payment/sweep-held-payments';
import { route } from '../platform/route';
import { sweepEverything } from './sweep-everything';

/** Work on one record that the query names, so that tests which run side by side don't do each other's. */
async function doOne({ mail, job, report }: Readonly<Record<string, unknown>>): Promise<object | null> {
  if (typeof mail === 'string') return { delivery: await deliverMail(mail) };
  const now = new Date();
  if (typeof job === 'string') return { settled: await settleHeldPayment({ record: 'job', id: job }, now) };
  if (typeof report === 'string')
    return { settled: await settleHeldPayment({ record: 'report', id: report }, now) };
  return null;
}

/**
 * Runs the sweepers on a local stack, where scheduled functions don't fire. It is not deployed elsewhere. `?ahead`
 * advances the clock of one sweep by that many seconds, for waits longer than a drill; `?only=payments` runs one
 * sweeper; `?mail=` delivers the email of that id alone, and `?job=` and `?report=` apply the payment mark of one.
 */
export const tick = route('dev-tick', async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).end();
    return;
  }
  const { ahead = 0, only } = request.query;
  const aheadMs = Number(ahead) * 1000;
  const clock = () => new Date(Date.now() + aheadMs);
  const sweep = async () =>
    only === 'payments' ? { settled: await sweepHeldPayments(clock()) } : sweepEverything(clock);
  response.json((await doOne(request.query)) ?? (await sweep()));
});
