import '../platform/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { paymentSecrets } from '../payment/payment-secrets';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';
import { mailSecrets } from '../platform/mail-secrets';
import { pushSecrets } from '../platform/push-keys';
import { textSecrets } from '../platform/text-secrets';

/** Runs the sweeper every minute in production. */
export const sweepOnSchedule = onSchedule(
  {
    schedule: 'every 1 minutes',
    memory: '1GiB',
    timeoutSeconds: 300,
    maxInstances: 1,
    secrets: [appHmacKey, ...mailSecrets, ...pushSecrets, ...paymentSecrets, ...textSecrets],
  },
  event('sweep-everything', async () => {
    const { sweepEverything } = await import('./sweep-everything');
    await sweepEverything();
  }),
);
