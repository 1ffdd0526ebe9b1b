// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Published, Publishing } from '@domain/settings/publishing';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { PublishingNote } from './publishing-note';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** What is online; null if it can't be read. */
let online: Published | null;
const call = vi.fn<(name: string, request: object) => Promise<Publishing>>();

beforeEach(() => {
  online = { version: 2, at: minutesAgo(90) };
  call.mockReset();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(online), { status: online ? 200 : 404 })),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (version: number, publishing: Publishing) =>
  render(
    <ThemeProvider theme={theme}>
      <PublishingNote call={call as unknown as CallAsAdmin} version={version} publishing={publishing} />
    </ThemeProvider>,
  );
const asked = (version: number, minutes: number, failed = false): Publishing => ({
  automatic: true,
  asked: { version, at: minutesAgo(minutes), failed },
});

test('says since when the public pages show what is saved', async () => {
  show(2, asked(2, 100));
  expect((await screen.findByRole('status')).textContent).toBe(
    'PublishedThe public pages show what is saved. Built 1 h ago.',
  );
});

test('watches while they are built, and says when they are there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  show(3, asked(3, 2));
  await waitFor(() => expect(screen.getByText('Publishing')).toBeTruthy());
  expect(screen.getByText('The public pages are being built. Begun 2 min ago.')).toBeTruthy();
  online = { version: 3, at: minutesAgo(0) };
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(await screen.findByText('Published')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  show(3, asked(3, 4, true));
  expect(await screen.findByText('Failed')).toBeTruthy();
  expect(screen.getByText(/Last tried 4 min ago\.$/)).toBeTruthy();
  call.mockResolvedValue(asked(3, 0));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Publishing')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('office-settings-publish', {});
});

test('stays as it is if trying again fails too', async () => {
  show(3, asked(3, 4, true));
  call.mockRejectedValue(new Error('offline'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
});

test('without a deploy hook, the next deploy publishes', async () => {
  show(3, { automatic: false, asked: null });
  expect(await screen.findByText('The public pages show what is saved after the next deploy.')).toBeTruthy();
});
