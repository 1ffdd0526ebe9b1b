import '../platform/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';

/** Deletes expired records hourly. */
export const retentionOnSchedule = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540, maxInstances: 1, secrets: [appHmacKey] },
  event('sweep-retention', async () => {
    const { sweepRetention } = await import('../retention/sweep-retention');
    await sweepRetention(new Date());
  }),
);
