// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { AppError } from '@domain/errors/app-error';
import { closeDatabase } from '@/offline/open-database';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { listOutbox } from '@/offline/outbox-store';
import { retryEntry } from '@/offline/retry-entry';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { RequestForm } from './request-form';

const send = vi.hoisted(() => vi.fn<(entry: OutboxEntry) => Promise<SubmissionReceipt>>());
vi.mock('@/offline/send-entry', () => ({ sendEntry: send }));
vi.mock('@/offline/sender', () => ({ startSender: () => undefined }));
vi.mock('./load-ad-script', () => ({ loadAdScript: () => undefined }));

beforeEach(async () => {
  stubMatchMedia();
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  send.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const works = ({ hash }: OutboxEntry) => Promise.resolve({ id: 'lead-1', hash });
const fails = () => Promise.reject(new AppError('internal', 'broken', 'Something went wrong.'));
const fields = { address: 'Enter it.' };
const refuses = () => Promise.reject(new AppError('invalid-input', 'refused', 'Check it.', { fields }));

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <RequestForm variant="contact-form" />
      </Toasts>
    </ThemeProvider>,
  );
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const stored = async () => (await listOutbox())[0];

/** Submits a request with this response, then types another address and closes the tab. */
async function typeAfter(answer: () => Promise<never>) {
  send.mockImplementation(answer);
  const { unmount } = open();
  write(/Full Name/, 'Ada Nguyen');
  write(/Phone Number/, '(312) 555-0100');
  write(/Email Address/, 'ada@example.com');
  write(/Property Address/, '12 Elm St, Akron 44601');
  fireEvent.click(screen.getByRole('button', { name: 'Request Your Inspection' }));
  await waitFor(async () => expect((await stored())?.state).toMatch(/queued|needs-attention/));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Submitting/ })).toBeNull());
  write(/Property Address/, '14 Elm St, Akron 44601');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect((await stored())?.typed).toMatchObject({ address: /^14 Elm/ }));
  unmount();
}

test('an edit not submitted after a failure is there on the next visit and marked as not sent', async () => {
  await typeAfter(fails);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(field(/Property Address/).value).toBe('14 Elm St, Akron 44601');
  expect(screen.getByText(unsentChanges)).toBeTruthy();

  // Without another submission, the request is sent as it was.
  send.mockImplementation(works);
  await retryEntry((await stored())?.id ?? '', undefined, () => undefined);
  expect(await screen.findByText('Sent, but without your last change.')).toBeTruthy();
  expect(screen.getByText('14 Elm St, Akron 44601')).toBeTruthy();
  expect(send.mock.lastCall?.[0].data).toMatchObject({ address: '12 Elm St, Akron 44601' });
  expect(await stored()).toMatchObject({ state: 'sent', missed: { edited: { address: /^14 Elm/ } } });
});

test('input typed just before the request is sent is missed too', async () => {
  await typeAfter(fails);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  send.mockImplementation(async (entry) => {
    write(/Property Address/, '16 Elm St, Akron 44601');
    return works(entry);
  });
  await retryEntry((await stored())?.id ?? '', undefined, () => undefined);
  expect(await screen.findByText('16 Elm St, Akron 44601')).toBeTruthy();
  expect(await stored()).toMatchObject({ missed: { edited: { address: '16 Elm St, Akron 44601' } } });
});

test('once submitted, the edit is what is sent', async () => {
  await typeAfter(fails);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  send.mockImplementation(works);
  fireEvent.click(screen.getByRole('button', { name: 'Send It Now' }));
  await waitFor(async () => expect((await stored())?.state).toBe('sent'));
  expect(send.mock.lastCall?.[0].data).toMatchObject({ address: '14 Elm St, Akron 44601' });
  expect(await stored()).not.toHaveProperty('missed');
});

test('a correction not submitted after a refusal is there on the next visit, without the error', async () => {
  await typeAfter(refuses);
  open();
  expect(await screen.findByText(unsentChanges)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(field(/Property Address/).value).toBe('14 Elm St, Akron 44601');
  expect(screen.queryByText('Enter it.')).toBeNull();
});
