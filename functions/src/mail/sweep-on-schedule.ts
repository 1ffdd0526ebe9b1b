import '../platform/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { appHmacKey, sendgridApiKey } from '../platform/config';
import { sweepMail } from './sweep-mail';

/** The sweeper's clock in production: each minute. */
export const sweepOnSchedule = onSchedule(
  { schedule: 'every 1 minutes', secrets: [sendgridApiKey, appHmacKey] },
  async () => {
    await sweepMail();
  },
);
