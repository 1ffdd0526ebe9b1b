// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mail } from '@domain/mail/mail';
import type { BookingRequest } from '@domain/request/booking-request';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { theme } from '@/theme/theme';
import { buildMail } from '../../../../tools/testing/factories/build-mail';
import { buildRequest } from '../../../../tools/testing/factories/build-request';
import { RequestMails } from './request-mails';

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/firebase/documents/use-live-document');

const call: CallAsAdmin = () => Promise.reject(new Error('not called'));
const kind = 'request_received';
const bounced: Partial<Mail> = { kind, state: 'DEAD', last_error: 'bounced', delivery: 'bounced' };
const button = { name: 'Correct and send again: Ann Lee' };

afterEach(cleanup);

async function show(mails: readonly Partial<Mail>[], fields: Partial<BookingRequest> = {}) {
  const rows = mails.map((mail, index) => buildMail({ id: `m-${index + 1}`, ...mail }));
  vi.mocked(useLiveList).mockReturnValue({
    state: 'ready',
    rows,
    damaged: [],
    hasMore: false,
    confirmed: true,
    showMore: vi.fn(),
    drop: vi.fn(),
    renew: vi.fn(),
  });
  const request = buildRequest({ id: 'lead-1', name: 'Ann Lee', email: 'ann@example.com', ...fields });
  const onCorrect = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <RequestMails request={request} disabled={false} call={call} onCorrect={onCorrect} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await screen.findAllByRole('listitem');
  return { request, onCorrect };
}

test('a confirmation that came back can be corrected and sent again', async () => {
  const { request, onCorrect } = await show([bounced]);
  expect(screen.getByRole('listitem').textContent).toContain('Came back. The address may be wrong');
  fireEvent.click(screen.getByRole('button', button));
  expect(onCorrect).toHaveBeenCalledExactlyOnceWith(request);
});

test.each<[Partial<Mail>, RegExp, boolean]>([
  [{ kind, state: 'PENDING' }, /Waiting to be sent/, false],
  [{ kind, state: 'SENT', delivery: 'delivered' }, /Delivered/, false],
  [{ kind, state: 'SENT', delivery: 'deferred' }, /not delivered yet/, true],
  [{ kind, state: 'SENT', delivery: 'complained' }, /Marked as spam by the recipient/, true],
  [{ kind, state: 'DEAD', last_error: 'blocked', delivery: 'blocked' }, /Could not be delivered/, true],
  [{ kind, state: 'DEAD', last_error: 'not-needed' }, /no longer needed/, false],
  [{ ...bounced, kind: 'office_new_request' }, /The address may be wrong/, false],
])(
  '%o shows its state; it can be corrected if the address may be wrong',
  async (mail, words, correctable) => {
    await show([mail]);
    expect(screen.getByRole('listitem').textContent).toMatch(words);
    expect(screen.queryAllByRole('button', button)).toHaveLength(correctable ? 1 : 0);
  },
);

test('of several confirmations, the last one can be corrected', async () => {
  const last = {
    mail_id: 'm-1',
    state: 'failed',
    at: '2026-03-03T19:04:00.000Z',
    reason: 'address',
  } as const;
  await show([bounced, bounced], { received_mail: last });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Correct and send again');
  expect(second?.textContent).not.toContain('Correct and send again');
});

test.each<[string, Partial<BookingRequest>, string]>([
  ['whose forms were sent leads to its job', { forms_booking_id: 'b-1' }, 'found=b-1'],
  ['that was accepted leads to the client’s jobs', { status: 'booked' }, 'q=ann%40example.com'],
])('a request %s', async (_, fields, address) => {
  await show([bounced], fields);
  expect(screen.queryByRole('button', button)).toBeNull();
  const link = screen.getByRole('link', { name: 'Correct the client on the job' });
  expect(link.getAttribute('href')).toContain(address);
});

test('a declined request leads nowhere', async () => {
  await show([bounced], { status: 'lost' });
  expect(screen.queryByRole('button', button)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
