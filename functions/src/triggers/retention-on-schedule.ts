import '../platform/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';
import { sweepRetention } from '../retention/sweep-retention';

/** Deletes expired records hourly. */
export const retentionOnSchedule = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540, maxInstances: 1, secrets: [appHmacKey] },
  event('sweep-retention', () => sweepRetention(new Date())),
);
