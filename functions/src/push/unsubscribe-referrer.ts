import { callable } from '../platform/callable';
import { pushSubscription } from '../records/push/push-subscription';

/** client-push-unsubscribe: ends the notifications of a device, which alone knows its endpoint. */
export const unsubscribeReferrer = callable('client-push-unsubscribe', async ({ parse }) => {
  await pushSubscription('referrer', parse().endpoint).delete();
  return { state: 'off' };
});
