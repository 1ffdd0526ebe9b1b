// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { AppError } from '@domain/errors/app-error';
import { newEntry } from '@/offline/new-entry';
import { closeDatabase } from '@/offline/open-database';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { findEntry, listOutbox } from '@/offline/outbox-store';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { eventually } from '@/ui/testing/eventually';
import { ReferralForm } from './referral-form';
import { emptyReferral } from './referral-values';

const send = vi.hoisted(() => vi.fn<(entry: OutboxEntry) => Promise<SubmissionReceipt>>());
vi.mock('@/offline/send-entry', () => ({ sendEntry: send }));
// Prevents automatic retries during a test.
vi.mock('@/offline/sender', () => ({ startSender: () => undefined }));

const written = {
  ...emptyReferral,
  agentName: 'Sam Agent',
  agentPhone: '(312) 555-0144',
  agentEmail: 'sam@example.com',
  clientName: 'Dana Whitfield',
  clientPhone: '(312) 555-0177',
  clientEmail: 'dana@example.com',
  inspectionAddress: '1420 E Harvard Ave, Shaker Heights, OH 44105',
};

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
  send.mockReset();
  history.replaceState(null, '', '/referral-app/form');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form, with this referral as its draft. */
function open(data: object) {
  const submission = { callName: 'client-referral-submit', formType: 'referral', data, hash: '' } as const;
  const start = { kind: 'draft', id: 'e-1', entry: newEntry(submission, 'draft', 0) } as const;
  return render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <ReferralForm start={start} />
      </BrowserRouter>
    </ThemeProvider>,
  );
}

/** Submits a complete referral, whose request the test answers. */
async function press() {
  let settle: (answer: Promise<SubmissionReceipt>) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (settle = resolve)));
  const page = open(written);
  fireEvent.click(screen.getByRole('button', { name: 'Submit Referral' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const fails = (error: AppError) =>
    act(async () => {
      settle(Promise.reject(error));
      await Promise.resolve();
    });
  return { ...page, fails };
}

const unreachable = new AppError('unavailable', 'no response', 'Please try again.', {
  cause: new TypeError(),
});
const refused = new AppError('not-allowed', 'refused', 'We do not take this one.');

test('once the referral is stored, the thank-you screen replaces the form', async () => {
  const { fails } = await press();
  await fails(unreachable);
  await waitFor(() => expect(location.pathname).toBe('/referral-app/thankyou'));
  const waiting = new URLSearchParams(location.search).get('referral') ?? '';
  expect(await findEntry(waiting)).toMatchObject({ state: 'queued', data: { clientName: 'Dana Whitfield' } });
});

test('a user who has gone to another screen stays there', async () => {
  const { fails, unmount } = await press();
  history.pushState(null, '', '/referral-app/faq');
  unmount();
  await fails(unreachable);
  const [entry] = await listOutbox();
  await eventually(async () => expect(await findEntry(entry?.id ?? '')).toMatchObject({ attempts: 1 }));
  expect(location.pathname).toBe('/referral-app/faq');
});

test('starting over clears the error', async () => {
  const { fails } = await press();
  await fails(refused);
  expect((await screen.findByRole('alert')).textContent).toContain('We do not take this one.');
  fireEvent.click(screen.getByRole('button', { name: /start over/i }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a deadline in the past is refused at its field', async () => {
  open({ ...written, neededBy: '2026-01-02' });
  fireEvent.click(screen.getByRole('button', { name: 'Submit Referral' }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Due-Diligence Date/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('The date is in the past. Choose today or a later day.')).toBeTruthy();
  expect(field.value).toBe('2026-01-02');
  expect(send).not.toHaveBeenCalled();
});
