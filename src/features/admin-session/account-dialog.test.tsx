// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnSession } from '@domain/admin/session-calls';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { AccountDialog } from './account-dialog';

const own: OwnSession = {
  id: 'a',
  device: 'Chrome on Windows',
  beganAt: '2026-11-02T15:00:00Z',
  seenAt: '2026-11-29T15:00:00Z',
  isThis: true,
};
const tablet: OwnSession = { ...own, id: 'b', device: 'Chrome on Android', isThis: false };
const unknown: OwnSession = { ...tablet, id: 'c', device: '' };

let sessions: OwnSession[];
let refusal: AppError | null;
const call = vi.fn((name: string, request: object): Promise<unknown> => {
  if (refusal) return Promise.reject(refusal);
  if (name === 'office-account-read') return Promise.resolve({ sessions: [...sessions] });
  const { session } = request as { session: string | null };
  sessions = sessions.filter(({ id, isThis }) => (session === null ? isThis : id !== session));
  return Promise.resolve({ ended: 1 });
});

beforeEach(() => {
  stubMatchMedia();
  sessions = [own, tablet, unknown];
  refusal = null;
  call.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <AccountDialog call={call as unknown as CallAsAdmin} onClose={vi.fn()} />
      </Toasts>
    </ThemeProvider>,
  );
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('each session is listed, and each but this one can be ended', async () => {
  show();
  const listed = await rows();
  expect(listed[0]).toContain('Chrome on Windows (this device)');
  expect(listed[1]).toContain('Chrome on Android');
  expect(listed[2]).toContain('Unknown device');
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /^End: Chrome on Android/ }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(call).toHaveBeenCalledWith('office-session-end', expect.objectContaining({ session: 'b' }));
});

test('all others are ended, and this one stays', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  expect(call).toHaveBeenCalledWith('office-session-end', expect.objectContaining({ session: null }));
});

test('a failure is said, and the list stays', async () => {
  show();
  const button = await screen.findByRole('button', { name: 'End all others' });
  refusal = new AppError('unavailable', 'off', 'Our server isn’t answering.');
  fireEvent.click(button);
  expect(await screen.findByText('Our server isn’t answering.')).toBeTruthy();
  expect(await rows()).toHaveLength(3);
});

test('a device that signed in before the list existed is told how to get on it', async () => {
  sessions = [];
  show();
  expect(await screen.findByText(/Sign out and sign in again to list it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

test('says why it could not be loaded, and tries again', async () => {
  refusal = new AppError('unavailable', 'off', 'The office can’t be reached.');
  show();
  expect(await screen.findByText('The office can’t be reached.')).toBeTruthy();
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).length).toBe(3);
});
