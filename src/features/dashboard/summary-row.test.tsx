// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { announceAdminCall } from '@/firebase/admin-calls';
import type { ListedRow, ListQuery } from '@/firebase/list-query';
import { useAdminSession } from '@/firebase/use-admin-session';
import { useCounter } from '@/firebase/use-counter';
import { useLiveDocument } from '@/firebase/use-live-document';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { writtenInstant } from '@/ui/written-instant';
import { SummaryRow } from './summary-row';
import { oldAfterMs } from './shown-figures';
import { buildFigures } from './testing/build-figures';

vi.mock('@/firebase/use-admin-session');
vi.mock('@/firebase/use-counter');
vi.mock('@/firebase/use-live-document');
const read = vi.mocked(useLiveDocument);
const count = vi.fn((list: ListQuery<ListedRow>) => {
  void list;
  return Promise.resolve({ count: 77, orMore: false });
});

/** Later with each test: what an earlier one has counted is older than its figures. */
let now = Date.now();
const day = 86_400_000;

const found = (countedAt = now) => ({
  state: 'found' as const,
  document: {
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
  vi.mocked(useAdminSession).mockReturnValue({ state: 'signed-in', uid: 'a', email: 'a', isAdmin: true });
  vi.mocked(useCounter).mockReturnValue(count);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <MemoryRouter>
          <SummaryRow />
        </MemoryRouter>
      </Toasts>
    </ThemeProvider>,
  );
}
const card = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) });
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('seven cards with the sweeper’s figures, each with its definition and the way to its list', () => {
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
  expect(meaning?.textContent).toMatch(/no appointment is agreed yet/);
});

test('what the office does itself is counted at once, and nothing else', async () => {
  read.mockReturnValue(found());
  show();
  await rest();
  expect(count).not.toHaveBeenCalled();
  act(() => announceAdminCall('setPayment'));
  await rest();
  expect(count.mock.calls.map(([list]) => list.collection).toSorted()).toEqual(['bookings', 'rewards']);
  expect(card('Pending payments').textContent).toBe('Pending payments77');
  expect(card('Follow-up needed').textContent).toBe('Follow-up needed1');
});

test('a refused read says so, shows dashes, and can be tried again', () => {
  read.mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: 'permission-denied' });
  });
  show();
  expect(screen.getByRole('alert').textContent).toContain('Failed to load dashboard data');
  expect(screen.getAllByLabelText('not known')).toHaveLength(7);
  read.mockReturnValue(found());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(card('Total Referrals').textContent).toBe('Total Referrals41');
});

test('where the sweeper stands still, this page counts; where that fails too, it says so', async () => {
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

test('for as long as it stands still, this page counts again and again', async () => {
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

test('without a connection the last known figures stand there with their time', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  read.mockReturnValue(found());
  show();
  expect(card('Total Referrals').textContent).toBe('Total Referrals41');
  const time = writtenInstant(new Date(now).toISOString());
  expect(screen.getByText(`Figures of ${time}.`, { normalizer: (text) => text })).toBeDefined();
  expect(count).not.toHaveBeenCalled();
});
