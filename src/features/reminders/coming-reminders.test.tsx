// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import type { ListedRow } from '@/firebase/lists/list-query';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { theme } from '@/theme/theme';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { ComingReminders } from './coming-reminders';
import type { ReminderRow } from './reminder-row';

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/firebase/calls/call-as-admin');

const row: ReminderRow = {
  id: 'r-1',
  customerId: 'c-1',
  clientName: 'Ann Lee',
  address: '1 Elm St, Akron',
  reportDate: '2026-03-05',
  reminder: { due_on: '2027-03-05', source: 'findings', state: 'waiting', at: null },
  findings: ['Offset joint at 34 ft', 'Roots at 51 ft'],
};
const renew = vi.fn(() => Promise.resolve());
const ready = {
  state: 'ready',
  rows: [],
  damaged: [],
  hasMore: false,
  confirmed: true,
  showMore: vi.fn(),
  drop: vi.fn(),
  renew,
} as const satisfies LiveList<ListedRow>;

let toasts: Toast[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T18:00:00Z'), toFake: ['Date'] });
  toasts = [];
  vi.mocked(callAsAdmin).mockReset();
  vi.mocked(callAsAdmin).mockResolvedValue({ reportId: 'r-1' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(list: Partial<Extract<LiveList<ReminderRow>, { state: 'ready' }>> | 'loading', on = true) {
  vi.mocked(useLiveList).mockReturnValue(list === 'loading' ? { state: 'loading' } : { ...ready, ...list });
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <ToastContext value={(toast) => toast && toasts.push(toast)}>
          <ComingReminders on={on} />
        </ToastContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
}
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each row says who is reminded, when and why', () => {
  const of = (due_on: string, more: Partial<ReminderRow['reminder']> = {}) => ({
    due_on,
    source: 'findings' as const,
    state: 'waiting' as const,
    at: null,
    ...more,
  });
  show({
    rows: [
      { ...row, id: 'r-0', reminder: of('2027-02-20'), findings: [] },
      row,
      {
        ...row,
        id: 'r-2',
        customerId: null,
        clientName: '',
        reminder: of('2027-04-01', { source: 'checkup' }),
      },
      { ...row, id: 'r-3', reminder: of('2027-05-01', { state: 'skipped' }) },
    ],
  });
  expect(texts()).toEqual([
    'Ann Lee1 Elm St, AkronRecommended in the report of Mar 5, 2026Was due Feb 20, 2027. It goes out once the report is paid.Skip',
    'Ann Lee1 Elm St, AkronRecommended in the report of Mar 5, 2026: Offset joint at 34 ft and 1 moreMar 5, 2027Skip',
    'No name1 Elm St, AkronA year after the yearly checkup of Mar 5, 2026Apr 1, 2027Skip',
    'Ann Lee1 Elm St, AkronRecommended in the report of Mar 5, 2026: Offset joint at 34 ft and 1 moreSkipped (May 1, 2027)Undo skip',
  ]);
});

test('while reminders are off, an overdue one isn’t promised', () => {
  const reminder = { due_on: '2027-02-20', source: 'findings', state: 'waiting', at: null } as const;
  show({ rows: [{ ...row, reminder }] }, false);
  expect(texts()).toEqual([expect.stringMatching(/and 1 moreWas due Feb 20, 2027Skip$/)]);
});

test('Skip can be undone from its toast, and from the row', async () => {
  show({ rows: [row] });
  fireEvent.click(screen.getByRole('button', { name: 'Skip: Reminder for Ann Lee' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    title: 'Reminder Skipped',
    description: 'Ann Lee won’t be reminded on Mar 5, 2027.',
  });
  const asked = (wanted: string) => [
    'office-reminder-skip',
    { reportId: 'r-1', wanted, idempotencyKey: expect.any(String) as string },
  ];
  expect(vi.mocked(callAsAdmin).mock.lastCall).toEqual(asked('skipped'));
  expect(renew).toHaveBeenCalledWith('r-1');
  toasts[0]?.action?.onChoose();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Undone'));
  expect(vi.mocked(callAsAdmin).mock.lastCall).toEqual(asked('waiting'));
  cleanup();
  show({
    rows: [{ ...row, reminder: { due_on: '2027-03-05', source: 'findings', state: 'skipped', at: null } }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo skip: Reminder for Ann Lee' }));
  await waitFor(() => expect(toasts).toHaveLength(3));
  expect(vi.mocked(callAsAdmin).mock.lastCall).toEqual(asked('waiting'));
});

test('says where nothing is coming, where nothing is known yet, and offers later ones', () => {
  show('loading');
  expect(screen.getByRole('group', { name: 'Coming reminders: loading' })).toBeDefined();
  cleanup();
  show({});
  expect(screen.getByText(/^No reminders are coming\./)).toBeDefined();
  cleanup();
  show({ confirmed: false });
  expect(screen.getByText(/once you’re connected/)).toBeDefined();
  cleanup();
  show({ rows: [row], hasMore: true });
  expect(screen.getByRole('button', { name: 'Show more reminders' })).toBeDefined();
});

test('a list that the server refuses can be tried again', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(useLiveList).mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: 'permission-denied' });
  });
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <ComingReminders on />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('sign out and sign in again');
  vi.mocked(useLiveList).mockReturnValue({ ...ready });
  fireEvent.click(screen.getByRole('button', { name: 'Try again: Coming reminders' }));
  expect(screen.getByText(/^No reminders are coming\./)).toBeDefined();
});
