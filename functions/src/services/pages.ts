import { appHmacKey } from '../platform/config';
import { paymentSecrets } from '../payment/payment-secrets';
import { pageService } from './service';

/** What Hosting passes on: reports with their payment and repair lists, the jobs' calendar, receipts, and the settings. */
export const pages = pageService(
  {
    report: async () => (await import('../pages/serve-report')).serveReport,
    calendar: async () => (await import('../feed/serve-feed')).serveFeed,
    'settings.json': async () => (await import('../settings/serve-settings')).serveSettings,
    receipt: async () => (await import('../pages/file/serve-receipt')).serveReceipt,
  },
  { memory: '1GiB', secrets: [appHmacKey, ...paymentSecrets] },
);
