import { expect, test } from 'vitest';
import { usualService } from '../../../tools/testing/usual-service';
import { buildReceiptPdf } from './build-receipt-pdf';
import type { ReceiptContent } from './receipt/receipt-content';
import { readPdf } from './testing/read-pdf';

const content: ReceiptContent = {
  number: '20260717-3F2A9C1B',
  paidAt: new Date('2026-07-18T03:04:05Z'),
  method: 'Card',
  amount: 140,
  refunded: 0,
  paidLater: 0,
  voidedAt: null,
  voidedBefore: [],
  service: usualService.title,
  charge: '',
  inspectionDate: '2026-07-16',
  clientName: 'Jordan P. Álvarez 🐕',
  propertyAddress: '482 E Ridgeline Dr, Shaker Heights, OH 44103',
};

test('has one page with payer, purpose, method, the time there, and amount', async () => {
  const { pages, info } = await readPdf(await buildReceiptPdf(content));
  expect(pages).toHaveLength(1);
  const text = pages[0]?.text ?? '';
  for (const part of ['20260717-3F2A9C1B', 'July 17, 2026', 'Card', '$140', usualService.title, '482 E']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Refunded');
  expect(info).toMatchObject({ Title: 'Receipt 20260717-3F2A9C1B' });
});

test('of a charge names it instead of the service', async () => {
  const { text } = await readPdf(await buildReceiptPdf({ ...content, charge: 'No-show' }));
  expect(text).toMatch(/Charge No-show/);
  expect(text).toMatch(/Appointment .*July 16, 2026/);
  expect(text).not.toMatch(new RegExp(`${usualService.title}|Inspection date`));
});

test('shows a refund', async () => {
  const { text } = await readPdf(await buildReceiptPdf({ ...content, refunded: 50.5 }));
  expect(text).toMatch(/Refunded \$50\.50/);
});

test('a corrected payment’s receipt shows that it is void and since when, and the next one what it replaces', async () => {
  const voidedAt = new Date('2026-07-20T18:00:00Z');
  const { text, info } = await readPdf(await buildReceiptPdf({ ...content, voidedAt }));
  expect(text).toMatch(/Voided receipt/);
  expect(text).toMatch(/This receipt is void\..*corrected on July 20, 2026/s);
  expect(text).not.toMatch(/Thank you|Amount paid/);
  expect(info).toMatchObject({ Title: 'Voided receipt 20260717-3F2A9C1B' });
  const before = [{ number: '20260717-3F2A9C1B', voidedAt }];
  const next = await readPdf(await buildReceiptPdf({ ...content, number: 'N-2', voidedBefore: before }));
  expect(next.text).toMatch(/Replaces 20260717-3F2A9C1B \(voided on July 20, 2026\)/);
});

test('is identical for identical content', async () => {
  expect(await buildReceiptPdf(content)).toEqual(await buildReceiptPdf(content));
});
