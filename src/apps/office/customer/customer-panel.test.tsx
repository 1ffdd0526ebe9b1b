// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerAddress } from '@domain/office/customer-address';
import type { ReportRow } from '@/features/report-actions/report-row';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import type { ListedRow } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ToastContext } from '@/ui/use-toast';
import { buildCustomer } from '../../../../tools/testing/factories/build-customer';
// Otherwise the first dialog waits for it to be compiled.
import '@/features/jobs/client/edit-client-dialog';
import { CustomerPanel } from './customer-panel';

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/firebase/documents/use-live-document');
vi.mock('@/firebase/calls/call-as-admin');

const customer = buildCustomer();
const reported: ReportRow = {
  id: 'r-1',
  bookingId: null,
  propertyId: null,
  customerId: customer.id,
  clientName: 'Ann Lee',
  clientEmail: 'ann@exmple.com',
  address: '1 Elm St, Akron',
  reportDate: '2026-03-05',
  version: 1,
  sentAt: null,
  amendmentUnsent: false,
  lastMail: null,
  reminder: null,
  search_keys: [],
};

let stored: Partial<Record<string, readonly ListedRow[]>>;
beforeEach(() => {
  stored = {};
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'missing' });
  vi.mocked(callAsAdmin).mockResolvedValue({ preferencesId: 'p-1' });
  vi.mocked(useLiveList).mockImplementation(({ collection }) => ({
    state: 'ready',
    rows: stored[collection] ?? [],
    damaged: [],
    hasMore: false,
    confirmed: true,
    showMore: vi.fn(),
    drop: vi.fn(),
    renew: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[customerAddress(customer.id)]}>
        <ToastContext value={() => undefined}>
          <CustomerPanel id={customer.id} />
        </ToastContext>
        <Place />
      </MemoryRouter>
    </ThemeProvider>,
  );

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Edit Client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit client' }));
  return { email: dialog.getByLabelText<HTMLInputElement>(/^Email/), dialog };
}

test('a customer without a job is corrected from their page, which follows to the new address', async () => {
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'found', record: customer });
  vi.mocked(callAsAdmin).mockImplementation(
    (name) =>
      Promise.resolve(
        name === 'office-customer-edit'
          ? { state: 'saved', customerId: 'c-2', edit: 'DONE' }
          : { preferencesId: 'p-1' },
      ) as never,
  );
  show();
  const { name, email, phone, address } = customer;
  const form = await openDialog();
  expect(form.email.value).toBe(email);
  fireEvent.change(form.email, { target: { value: 'right@example.com' } });
  fireEvent.click(form.dialog.getByRole('button', { name: 'Save client' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Address', hidden: true }).textContent).toBe(
      customerAddress('c-2'),
    ),
  );
  expect(callAsAdmin).toHaveBeenCalledWith('office-customer-edit', {
    customerId: customer.id,
    client: { name, email: 'right@example.com', phone, address },
    seen: { name, email, phone, address },
    onFile: null,
    joins: null,
    idempotencyKey: expect.any(String) as string,
  });
});

test('a page whose records are still loading does not say that there are none', () => {
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'found', record: customer });
  vi.mocked(useLiveList).mockReturnValue({ state: 'loading' });
  show();
  for (const name of ['Documents', 'Notes', 'Jobs', 'Requests', 'Referrals']) {
    expect(within(screen.getByRole('region', { name })).getByText('Loading...')).toBeDefined();
  }
});

test('the sum of a list that goes on is not called the whole', () => {
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'found', record: customer });
  const whole = vi.mocked(useLiveList).getMockImplementation()!;
  const payments = () => within(screen.getByRole('region', { name: 'Payments' }));
  show();
  expect(payments().getByText('Nothing outstanding')).toBeDefined();
  cleanup();
  vi.mocked(useLiveList).mockImplementation((list) => {
    const read = whole(list);
    return read.state === 'ready' ? { ...read, hasMore: list.collection === 'bookings' } : read;
  });
  show();
  expect(payments().getByText('Nothing outstanding in the records shown')).toBeDefined();
});

test('a customer known only by a report has a page, where they can be corrected', async () => {
  stored = { inspection_reports: [reported] };
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeTruthy();
  expect(screen.getByText('Known from a report')).toBeTruthy();
  expect((await openDialog()).email.value).toBe('ann@exmple.com');
});

test('a customer of whom nothing is stored has no page', () => {
  show();
  expect(screen.getByText('This customer is no longer here')).toBeTruthy();
});
