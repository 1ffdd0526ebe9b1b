// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { OpenReferralsAnswer, OwnReferral } from '@domain/referral/referrer-calls';
import { theme } from '@/theme/theme';
import { MineScreen } from './mine-screen';
import { referrerMark } from './session-mark';

const callAsReferrer = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<unknown>>());
vi.mock('@/firebase/calls/referrer-call', () => ({ callAsReferrer }));
const signOutReferrer = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/firebase/session/referrer-sign-out', () => ({ signOutReferrer }));

const referral = (id: string): OwnReferral => ({
  kind: 'full',
  id,
  client_name: `Client ${id}`,
  client_phone: '',
  client_email: '',
  client_address: '1420 E Harvard Ave',
  additional_notes: '',
  date: '2026-05-04',
  status: 'Scheduled',
  estimated: false,
  timeline: [],
  reward: null,
  preferred_reward: '',
  may_choose: false,
  deadline: '2031-02-03',
});

const answer = (ids: readonly string[], next: string | null = null): OpenReferralsAnswer => ({
  referrals: { rows: ids.map(referral), next },
  overview: {
    email: 'agent@example.com',
    totals: { referred: 2, inspected: 0, earned: 0, paid: 0 },
    years: [],
    shared: [],
  },
});

let online = true;

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  callAsReferrer.mockReset();
  signOutReferrer.mockReset().mockResolvedValue();
  referrerMark.set();
});
afterEach(() => {
  cleanup();
  referrerMark.clear();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <MineScreen />
    </ThemeProvider>,
  );

test('shows each referral with its deadline, and what a report needs to be listed', async () => {
  callAsReferrer.mockResolvedValue(answer(['one']));
  show();
  expect(await screen.findByText('Client one')).toBeTruthy();
  expect(screen.getByText('Report due Mon, Feb 3, 2031')).toBeTruthy();
  expect(screen.getByText(/^Nothing yet\. A report belongs to its client\./)).toBeTruthy();
  expect(screen.getByText('agent@example.com')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Reward statements' })).toBeNull();
});

test('loads further referrals on request, and keeps those that are shown when that fails', async () => {
  callAsReferrer.mockResolvedValueOnce(answer(['one'], 'one'));
  show();
  const more = await screen.findByRole('button', { name: 'Show more referrals' });
  callAsReferrer.mockRejectedValueOnce(new AppError('unavailable', 'gone', 'We could not reach the server.'));
  fireEvent.click(more);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load any more.');
  expect(screen.getByText('Client one')).toBeTruthy();
  callAsReferrer.mockResolvedValueOnce({ ...answer(['two']), overview: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more referrals' }));
  expect(await screen.findByText('Client two')).toBeTruthy();
  expect(screen.getByText('Client one')).toBeTruthy();
  expect(callAsReferrer).toHaveBeenLastCalledWith('portal-referrals-open', { after: 'one' });
});

test('asks to sign in again once the session has ended', async () => {
  callAsReferrer.mockRejectedValue(
    new AppError('not-signed-in', 'ended', 'Your session has ended. Please sign in again.'),
  );
  show();
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended.');
  expect(signOutReferrer).toHaveBeenCalledOnce();
});

test('offline it says so, and asks the server for nothing', () => {
  online = false;
  show();
  expect(screen.getByRole('status').textContent).toContain('You’re offline. Your referrals are safe with us');
  expect(callAsReferrer).not.toHaveBeenCalled();
});

test('signing in offline says that it needs a connection', () => {
  referrerMark.clear();
  online = false;
  show();
  expect(screen.getByText(/^You’re offline\. Signing in needs a connection\./)).toBeTruthy();
});

test('signing out everywhere asks first, and repeats under the same key', async () => {
  callAsReferrer.mockResolvedValueOnce(answer(['one']));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere…' }));
  expect(callAsReferrer).toHaveBeenCalledOnce();
  callAsReferrer.mockRejectedValueOnce(new AppError('unavailable', 'gone', 'We could not reach the server.'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t sign you out.');
  callAsReferrer.mockResolvedValueOnce({ signedOut: true });
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
  const [, first, second] = callAsReferrer.mock.calls;
  expect(second).toEqual(first);
});
