import '../platform/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';

/** Deletes expired records hourly, and brings derived fields of old records up to date. */
export const retentionOnSchedule = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540, maxInstances: 1, secrets: [appHmacKey] },
  event('sweep-retention', async () => {
    const { sweepRetention } = await import('../retention/sweep-retention');
    const { refreshAccessFlags } = await import('../questionnaire/refresh-access-flags');
    await sweepRetention(new Date());
    await refreshAccessFlags(new Date());
    const { fillAwaitingFields } = await import('../referral/fill-awaiting-fields');
    await fillAwaitingFields();
    const { fillSearchKeys } = await import('../customer/fill-search-keys');
    await fillSearchKeys();
  }),
);
