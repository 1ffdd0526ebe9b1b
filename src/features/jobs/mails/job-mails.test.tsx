// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { theme } from '@/theme/theme';
import { ChosenContext } from '@/ui/list-detail/chosen-context';
import { buildMail } from '../../../../tools/testing/factories/build-mail';
import { JobMails } from './job-mails';

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/firebase/documents/use-live-document');
const call: CallAsAdmin = () => Promise.reject(new Error('not called'));
const read = vi.mocked(useLiveList);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ready = {
  state: 'ready',
  damaged: [],
  hasMore: false,
  showMore: vi.fn(),
  drop: vi.fn(),
  renew: vi.fn(),
} as const;

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <JobMails bookingId="b-1" hasReport={false} call={call} />
    </ThemeProvider>,
  );

test('shows each email with its kind and state, in list order', async () => {
  const rows = [
    buildMail({ id: 'm-2', kind: 'forms_reminder', state: 'PENDING' }),
    buildMail({ id: 'm-1', kind: 'booking_approved', state: 'DEAD', last_error: 'http-500' }),
  ];
  read.mockReturnValue({ ...ready, rows, confirmed: true });
  show();
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Missing forms reminderWaiting to be sent',
    'Appointment and formsCould not be delivered',
  ]);
});

test.each([
  [true, /^No emails yet\./],
  [false, /aren’t saved on this device/],
])('nothing to list, the server asked: %s', async (confirmed, words) => {
  read.mockReturnValue({ ...ready, rows: [], confirmed });
  show();
  expect(await screen.findByText(words)).toBeDefined();
});

test('a damaged email is named, and the list is not called empty', async () => {
  read.mockReturnValue({ ...ready, rows: [], damaged: ['mail/m-3'], confirmed: true });
  show();
  expect(await screen.findByText('mail/m-3')).toBeDefined();
  expect(screen.queryByText(/^No emails yet/)).toBeNull();
});

test('an email of a kind that this version doesn’t have is still listed', async () => {
  read.mockReturnValue({ ...ready, rows: [buildMail({ kind: null, state: 'SENT' })], confirmed: true });
  show();
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^EmailSent/);
});

test('while the list loads, a message says so', () => {
  read.mockReturnValue({ state: 'loading' });
  show();
  expect(screen.getByRole('status', { name: 'Emails: loading' })).toBeDefined();
});

test('before the job is selected, nothing is read, and a message says so', () => {
  read.mockReset();
  render(
    <ThemeProvider theme={theme}>
      <ChosenContext value={false}>
        <JobMails bookingId="b-1" hasReport={false} call={call} />
      </ChosenContext>
    </ThemeProvider>,
  );
  expect(screen.getByText('Select the job to see its emails.')).toBeDefined();
  expect(read).not.toHaveBeenCalled();
});

test('a failed read can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  read.mockImplementation(() => {
    throw new Error('unavailable');
  });
  show();
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load the emails.');
  read.mockReturnValue({ ...ready, rows: [], confirmed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No emails yet\./)).toBeDefined();
});

test('emails about the job’s report are included', async () => {
  read.mockImplementation((list) => {
    const rows =
      list.collection === 'mail' ? [buildMail({ id: 'm-1', kind: 'report_ready' })] : [{ id: 'r-1' }];
    return { ...ready, rows, confirmed: true };
  });
  render(
    <ThemeProvider theme={theme}>
      <JobMails bookingId="b-1" hasReport call={call} />
    </ThemeProvider>,
  );
  expect(await screen.findByText('Report is ready')).toBeDefined();
  const [asked] = read.mock.calls.at(-1) ?? [];
  expect(asked?.where).toEqual([['subject.id', 'in', ['b-1', 'r-1']]]);
});
