import { expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { pageHtml } from '../parts/page-html';
import { PaymentScreen, type UnpaidReport } from './payment-screen';

const unpaid: UnpaidReport = {
  number: '3F2A9C1B',
  propertyAddress: '12 Main St, Provo',
  inspectionDate: '2026-03-05',
  amount: 149,
  payUrl: null,
  progress: 'due',
};
const pageOf = (changes: Partial<UnpaidReport> = {}) =>
  pageHtml('Report', <PaymentScreen {...unpaid} {...changes} />);

test('shows date, address, amount, and how to pay', async () => {
  const html = await pageOf();
  for (const part of [
    '$149',
    '12 Main St, Provo',
    'Thursday, March 5, 2026',
    '3F2A9C1B',
    business.phone.display,
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('Pay $149');
});

test('links to the payment if it can be made online', async () => {
  expect(await pageOf({ payUrl: '/report/k/pay' })).toContain('<form action="/report/k/pay" method="post">');
});

test.each(['waiting', 'processing'] as const)(
  'asks for no second payment while one is %s',
  async (progress) => {
    expect(await pageOf({ payUrl: '/report/k/pay', progress })).not.toContain('<form');
  },
);

test.each(['overdue', 'failed'] as const)('offers another payment after one that is %s', async (progress) => {
  expect(await pageOf({ payUrl: '/report/k/pay', progress })).toContain('Pay $149');
});
