import { expect, it, vi } from 'vitest';
import { ownReports } from './listed-reports';
import { readPage } from './read-page';

vi.mock('./read-page', () => ({ readPage: vi.fn(() => Promise.resolve({ docs: [], next: null })) }));

it('lists a customer’s reports by report date, in the same order as every list', async () => {
  await ownReports('customer-1', null);
  const [asked] = vi.mocked(readPage).mock.calls[0] ?? [];
  expect(asked).toMatchObject({ date: 'report_date', customerId: 'customer-1', after: null });
  expect(asked?.records.path).toBe('inspection_reports');
});
