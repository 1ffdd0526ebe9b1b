// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { LastMail } from '@domain/mail/requested-mail';
import type { BookingRequest } from '@domain/request/booking-request';
import { theme } from '@/theme/theme';
import { RowContext } from '@/ui/list-detail/row-context';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import type { RequestHandlers } from './request-buttons';
import { RequestRow } from './request-row';

vi.mock('@/firebase/documents/use-live-document');

afterEach(cleanup);

function show(received_mail: LastMail | null, fields: Partial<BookingRequest> = {}) {
  const request = buildRequest({ name: 'Ann Lee', received_mail, ...fields });
  const correct = vi.fn();
  const handlers = { correct, isRunning: () => false } as unknown as RequestHandlers;
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <RowContext value={{ titleId: 'title', selected: false, isNew: false, open: () => undefined }}>
          <RequestRow request={request} handlers={handlers} />
        </RowContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { request, correct };
}

const at = '2026-03-03T19:04:00.000Z';
const mail = (fields: Partial<LastMail>): LastMail => ({
  mail_id: 'm-1',
  state: 'failed',
  at,
  reason: null,
  ...fields,
});
const button = { name: 'Correct and send again: Ann Lee' };

test('a request without trouble says nothing of its confirmation', () => {
  show(null);
  expect(screen.queryByText(/Confirmation/)).toBeNull();
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('a time that wasn’t available when the request came in is marked', () => {
  show(null, { slot_problems: ['taken'] });
  expect(screen.getByText('time unavailable')).toBeDefined();
});

test('a confirmation that came back is shown, with the way to correct it', () => {
  const { request, correct } = show(mail({ reason: 'address' }));
  expect(screen.getByText('Confirmation email came back. The address may be wrong')).toBeDefined();
  fireEvent.click(screen.getByRole('button', button));
  expect(correct).toHaveBeenCalledExactlyOnceWith(request);
});

test.each<[LastMail['state'], RegExp]>([
  ['waiting', /Confirmation email waiting to be sent/],
  ['sent', /Confirmation emailed Mar 3, 2026/],
])('a corrected one that is %s has no button', (state, words) => {
  show(mail({ state }));
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('an accepted request says nothing of it', () => {
  show(mail({ reason: 'address' }), { status: 'booked' });
  expect(screen.queryByText(/Confirmation/)).toBeNull();
});
