import { expect, it } from 'vitest';
import { mailPrice, monthlyBill } from './monthly-bill';
import { noUsage } from './usage';

const nothing = { usage: noUsage, mails: 0, documentsGiB: 0, filesGiB: 0, hostingGiB: 0, functionsGiB: 0 };

it('charges only the smallest email plan within the free tiers', () => {
  const usage = { ...noUsage, reads: 1_500_000, writes: 600_000, invocations: 2_000_000, seconds: 180_000 };
  expect(monthlyBill({ ...nothing, usage })).toEqual({
    database: 0,
    functions: 0,
    files: 0,
    transfer: 0,
    mail: 19.95,
    total: 19.95,
  });
});

it('charges usage beyond the free tiers', () => {
  const usage = { ...noUsage, reads: 1_520_000 + 1_000_000, largeSeconds: 360_000 + 1_000_000 };
  const bill = monthlyBill({ ...nothing, usage, documentsGiB: 3, filesGiB: 105, hostingGiB: 20 });
  expect(bill.database).toBeCloseTo(0.3 + 0.3);
  expect(bill.functions).toBeCloseTo(1_180_000 * 0.000024 + 1_000_000 * 0.0000025);
  expect(bill.files).toBeCloseTo(2);
  expect(bill.transfer).toBeCloseTo(1.5);
});

it('chooses the plan that covers the emails', () => {
  expect(mailPrice(50_000)).toBe(19.95);
  expect(mailPrice(50_001)).toBe(89.95);
  expect(mailPrice(5_000_001)).toBe(3 * 1_399);
});
