import { appHmacKey } from '../platform/config';
import { paymentSecrets } from '../payment/payment-secrets';
import { textSecrets } from '../platform/text-secrets';
import { pageService } from './service';

/** What Hosting passes on: reports with their payment and repair lists, the jobs' calendar, receipts, reward statements, unsubscribing, what the provider of text messages reports, the settings, and available times. */
export const pages = pageService(
  {
    report: async () => (await import('../pages/serve-report')).serveReport,
    calendar: async () => (await import('../feed/serve-feed')).serveFeed,
    'settings.json': async () => (await import('../settings/serve-settings')).serveSettings,
    times: async () => (await import('../availability/serve-month')).serveMonth,
    statement: async () => (await import('../pages/file/serve-statement')).serveStatement,
    emails: async () => (await import('../pages/outreach/serve-unsubscribe')).serveUnsubscribe,
    texts: async () => (await import('../mail/events/receive-texts')).receiveTexts,
    receipt: async () => (await import('../pages/file/serve-receipt')).serveReceipt,
  },
  { memory: '1GiB', secrets: [appHmacKey, ...paymentSecrets, ...textSecrets] },
);
