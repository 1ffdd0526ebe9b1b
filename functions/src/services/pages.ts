import { appHmacKey } from '../platform/config';
import { paymentSecrets } from '../payment/payment-secrets';
import { pageService } from './service';

/** What Hosting passes on: reports with their payment and repair lists, the jobs' calendar, receipts, reward statements, unsubscribing, the settings, and available times. */
export const pages = pageService(
  {
    report: async () => (await import('../pages/serve-report')).serveReport,
    calendar: async () => (await import('../feed/serve-feed')).serveFeed,
    'settings.json': async () => (await import('../settings/serve-settings')).serveSettings,
    times: async () => (await import('../availability/serve-month')).serveMonth,
    statement: async () => (await import('../pages/file/serve-statement')).serveStatement,
    emails: async () => (await import('../pages/outreach/serve-unsubscribe')).serveUnsubscribe,
    receipt: async () => (await import('../pages/file/serve-receipt')).serveReceipt,
  },
  { memory: '1GiB', secrets: [appHmacKey, ...paymentSecrets] },
);
