// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { officeFiguresId } from '@domain/stats/office-figures';
import { calendarDateIn } from '@domain/time/calendar-date';
import { announceAdminCall } from '@/firebase/calls/admin-calls';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { useCounter } from '@/firebase/lists/use-counter';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { writtenInstant } from '@/ui/written-instant';
import type { LoadJobFigures } from './changed-figures';
import { SummaryRow } from './summary-row';
import { oldAfterMs } from './shown-figures';
import { buildFigures } from './testing/build-figures';

vi.mock('@/firebase/session/use-admin-session');
vi.mock('@/firebase/lists/use-counter');
vi.mock('@/firebase/documents/use-live-document');
const read = vi.mocked(useLiveDocument);
const count = vi.fn((list: ListQuery<ListedRow>) => {
  void list;
  return Promise.resolve({ count: 77, orMore: false });
});

/** Increases with each test, so that earlier counts are older than its figures. */
let now = Date.now();
const day = 86_400_000;

const found = (countedAt = now) => ({
  state: 'found' as const,
  record: {
    id: officeFiguresId,
    ...buildFigures({
      today: calendarDateIn(business.timeZone, new Date(countedAt)),
      next_day: calendarDateIn(business.timeZone, new Date(countedAt)),
      counted_at: new Date(countedAt).toISOString(),
    }),
  },
});

beforeEach(() => {
  now += 3_600_000;
  vi.useFakeTimers({ now });
  count.mockClear();
  vi.mocked(useAdminSession).mockReturnValue({
    state: 'signed-in',
    uid: 'a',
    email: 'a',
    isAdmin: true,
    session: '',
  });
  vi.mocked(useCounter).mockReturnValue(count);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const jobFigures: LoadJobFigures = () => Promise.resolve({ 'office-job-payment': ['unpaid', 'rewards_due'] });

function show() {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <MemoryRouter>
          <SummaryRow jobFigures={jobFigures} oneLine={false} />
        </MemoryRouter>
      </Toasts>
    </ThemeProvider>,
  );
}
const card = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) });
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('seven cards show the sweeper’s figures, each with its definition and a link to its list', () => {
  read.mockReturnValue(found());
  show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Total Referrals41',
    'This Week referrals4',
    'Jobs Booked (this week)9',
    'Completed (this week)7',
    'Pending payments3',
    'Rewards not sent2',
    'Follow-up needed1',
  ]);
  expect(card('Rewards not sent').getAttribute('href')).toBe(
    '/?tab=workflow&list=referrals&filter=reward-due',
  );
  const meaning = document.getElementById(card('Follow-up needed').getAttribute('aria-describedby') ?? '');
  expect(meaning?.textContent).toMatch(/no appointment set yet/);
});

test('only what the office itself changes is counted at once', async () => {
  read.mockReturnValue(found());
  show();
  await rest();
  expect(count).not.toHaveBeenCalled();
  act(() => announceAdminCall('office-job-payment'));
  await rest();
  expect(count.mock.calls.map(([list]) => list.collection).toSorted()).toEqual(['bookings', 'rewards']);
  expect(card('Pending payments').textContent).toBe('Pending payments77');
  expect(card('Follow-up needed').textContent).toBe('Follow-up needed1');
});

test('a denied read shows an error and dashes, and can be retried', () => {
  read.mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: 'permission-denied' });
  });
  show();
  expect(screen.getByRole('alert').textContent).toContain('Failed to load dashboard data');
  expect(screen.getAllByLabelText('unknown')).toHaveLength(7);
  read.mockReturnValue(found());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(card('Total Referrals').textContent).toBe('Total Referrals41');
});

test('if the sweeper has stopped, this page counts; if that fails too, it says so', async () => {
  read.mockReturnValue(found(now - day));
  show();
  await rest();
  expect(count).toHaveBeenCalledTimes(7);
  expect(card('Total Referrals').textContent).toBe('Total Referrals77');

  cleanup();
  count.mockRejectedValue(new Error('no answer'));
  read.mockReturnValue(found(now - 2 * day));
  show();
  await rest();
  expect(screen.getByRole('alert').textContent).toContain('Failed to load dashboard data');
});

test('while the sweeper is stopped, this page counts repeatedly', async () => {
  count.mockResolvedValue({ count: 77, orMore: false });
  read.mockReturnValue(found(now - 3 * day));
  show();
  await rest();
  expect(card('Total Referrals').textContent).toBe('Total Referrals77');
  count.mockResolvedValue({ count: 78, orMore: false });
  await act(() => vi.advanceTimersByTimeAsync(oldAfterMs));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await rest();
  expect(card('Total Referrals').textContent).toBe('Total Referrals78');
});

test('offline, the last known figures are shown with their time', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  read.mockReturnValue(found());
  show();
  expect(card('Total Referrals').textContent).toBe('Total Referrals41');
  const time = writtenInstant(new Date(now).toISOString());
  expect(screen.getByText(`Figures as of ${time}.`, { normalizer: (text) => text })).toBeDefined();
  expect(count).not.toHaveBeenCalled();
});
