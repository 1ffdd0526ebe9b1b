import { deliverMail } from '../mail/deliver-mail';
import { settleHeldPayment } from '../payment/sweep-held-payments';
import { route } from '../platform/route';
import { sweepEverything, sweepPart } from './sweep-everything';

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
 * advances the clock of one sweep by that many seconds, for waits longer than a drill; `?only=held payments` runs
 * one part of the sweep; `?mail=` delivers the email of that id alone, and `?job=` and `?report=` apply the payment mark of one.
 */
export const tick = route('dev-tick', async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).end();
    return;
  }
  const { ahead = 0, only } = request.query;
  const aheadMs = Number(ahead) * 1000;
  const clock = () => new Date(Date.now() + aheadMs);
  const part = sweepPart(only);
  if (only !== undefined && !part) {
    response.status(400).json({ error: 'the sweep has no part of this name' });
    return;
  }
  response.json(
    (await doOne(request.query)) ?? (part ? { done: await part(clock) } : await sweepEverything(clock)),
  );
});
