import { AppError } from '@domain/errors/app-error';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { countRate, rateLimited } from '../platform/rate-limit';
import { referrerOwners } from '../records/push/push-subscription';
import { referrals } from '../records/referral/stored-referral';
import { trackerOf } from '../referral/tracker';
import { checkSubscription, prepareDevice } from './save-subscription';

/**
 * client-push-subscribe: notifies a device of the progress of the caller's own referrals: those sent from this device,
 * and those of the referrer to whom the tracking link was emailed.
 */
export const subscribeReferrer = callable('client-push-subscribe', async ({ caller, now, parse }) => {
  const { deviceKey, tracking, ...asked } = parse();
  checkSubscription(asked);
  const { networks } = publicOf(caller);
  const count = await commit('push-subscribe', async (transaction) => {
    const next = await countRate(transaction, 'push-subscribe', networks, now, config.lookupLimit);
    next.record();
    return next;
  });
  if (!count.allowed) throw rateLimited(count);
  const owners = await ownersOf(deviceKey, tracking, now);
  await commit('push-subscribe', async (transaction) => {
    const { subscription } = asked;
    (await prepareDevice(transaction, { audience: 'referrer', owners, subscription }, now)).write();
  });
  return { state: 'on' };
});

/** @throws AppError `not-found` or `not-allowed` if the caller has proven no referral. */
async function ownersOf(deviceKey: string, tracking: string, now: Date): Promise<string[]> {
  const { device, referrer } = await trackerOf({ phone: '', deviceKey, tracking }, now);
  const sent = device === '' ? null : await referrals().where('device', '==', device).select().limit(1).get();
  const owners = referrerOwners({
    device: sent?.empty === false ? device : '',
    phone: referrer?.phone ?? '',
    email: referrer?.email ?? '',
  });
  if (owners.length > 0) return owners;
  throw new AppError(
    'not-found',
    'no referral of this device or link',
    'Send a referral from this device first, or use the link in our email to you.',
  );
}
