import { expect, test, vi } from 'vitest';
import { buildReceiptPdf } from './build-receipt-pdf';
import type { ReceiptContent } from './receipt/receipt-content';
import { readPdf } from './testing/read-pdf';

// The first one waits for three fonts and the reader to load.
vi.setConfig({ testTimeout: 60_000 });

const content: ReceiptContent = {
  number: '20260717-3F2A9C1B',
  paidAt: new Date('2026-07-18T03:04:05Z'),
  method: 'Card',
  amount: 149,
  refunded: 0,
  service: 'Standard Sewer Scope',
  inspectionDate: '2026-07-16',
  clientName: 'Jordan P. Álvarez 🐕',
  propertyAddress: '482 E Ridgeline Dr, Salt Lake City, UT 84103',
};

test('one page that says who was paid, what for, how, when in Utah, and how much', async () => {
  const { pages, info } = await readPdf(await buildReceiptPdf(content));
  expect(pages).toHaveLength(1);
  const text = pages[0]?.text ?? '';
  for (const part of [
    '20260717-3F2A9C1B',
    'July 17, 2026',
    'Card',
    '$149',
    'Standard Sewer Scope',
    '482 E',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Paid back');
  expect(info).toMatchObject({ Title: 'Receipt 20260717-3F2A9C1B' });
});

test('what was paid back is said', async () => {
  const { text } = await readPdf(await buildReceiptPdf({ ...content, refunded: 50.5 }));
  expect(text).toMatch(/Paid back \$50\.50/);
});

test('the same receipt has the same bytes', async () => {
  expect(await buildReceiptPdf(content)).toEqual(await buildReceiptPdf(content));
});
