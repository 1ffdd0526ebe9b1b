import { expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { pageHtml } from '../parts/page-html';
import { progressOf } from './payment-progress';
import { PaymentScreen, type Unpaid } from './payment-screen';

const unpaid: Unpaid = {
  facts: [
    ['Property address', '12 Main St, Akron'],
    ['Inspection date', 'Thursday, March 5, 2026'],
    ['Report ID', '3F2A9C1B'],
    ['Appointment', ''],
  ],
  amount: 140,
  payUrl: null,
  progress: 'due',
};
const pageOf = (changes: Partial<Unpaid> = {}) =>
  pageHtml('Report', <PaymentScreen {...unpaid} {...changes} />);

test('shows date, address, amount, and how to pay', async () => {
  const html = await pageOf();
  for (const part of [
    '$140',
    '12 Main St, Akron',
    'Thursday, March 5, 2026',
    '3F2A9C1B',
    phoneOf(factorySettings.contact).display,
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('Pay $140');
  expect(html).not.toContain('Appointment');
});

test('says that nothing is due yet where a job is paid for early', async () => {
  const html = await pageOf({ early: true });
  expect(html).toContain('Nothing is due until your report is ready.');
  expect(html).not.toContain('Keep the link');
});

test('links to the payment if it can be made online', async () => {
  expect(await pageOf({ payUrl: '/report/k/pay' })).toContain('<form action="/report/k/pay" method="post">');
});

test.each(['waiting', 'processing', 'held'] as const)(
  'asks for no second payment while one is %s',
  async (progress) => {
    expect(await pageOf({ payUrl: '/report/k/pay', progress })).not.toContain('<form');
  },
);

test.each(['overdue', 'failed'] as const)('offers another payment after one that is %s', async (progress) => {
  expect(await pageOf({ payUrl: '/report/k/pay', progress })).toContain('Pay $140');
});

test.each([
  [{ checkout: 'open', held: true }, null, 'held'],
  [{ checkout: 'failed', held: true }, null, 'held'],
  [{ checkout: 'open', held: true }, 24, 'held'],
  // What was paid by then counts, and is on its way.
  [{ checkout: 'open', held: true }, 0, 'waiting'],
  [{ checkout: 'processing', held: true }, null, 'processing'],
  [{ checkout: 'expired', held: false }, null, 'due'],
] as const)('%j of a payer who has waited %s is shown as %s', (payment, waited, progress) => {
  expect(progressOf(payment, waited)).toBe(progress);
});
