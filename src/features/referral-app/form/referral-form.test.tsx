// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newEntry } from '@/offline/new-entry';
import { closeDatabase } from '@/offline/open-database';
import { submitThroughOutbox, type SubmissionResult } from '@/offline/submit';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ReferralForm } from './referral-form';
import { emptyReferral } from './referral-values';

vi.mock('@/offline/submit');

const submitted = vi.mocked(submitThroughOutbox);

const written = {
  ...emptyReferral,
  agentName: 'Sam Agent',
  agentPhone: '(801) 555-0144',
  agentEmail: 'sam@example.com',
  clientName: 'Dana Whitfield',
  clientPhone: '(801) 555-0177',
  clientEmail: 'dana@example.com',
  inspectionAddress: '1420 E Harvard Ave, Salt Lake City, UT 84105',
};

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
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

/** A complete referral form whose submission the test answers. */
async function press() {
  let answer: (result: SubmissionResult) => void = () => undefined;
  submitted.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  submitted.mockClear();
  const page = open(written);
  fireEvent.click(screen.getByRole('button', { name: 'Submit Referral' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  const settle = (result: SubmissionResult) =>
    act(async () => {
      answer(result);
      await Promise.resolve();
    });
  return { ...page, answer: settle };
}

const waiting = { state: 'waiting', entryId: 'e-1', reason: 'offline' } as const;
const refused = {
  state: 'refused',
  entryId: 'e-1',
  details: { code: 'not-allowed', userMessage: 'We do not take this one.' },
} as const;

test('once the referral is stored, the thank-you screen replaces the form', async () => {
  const { answer } = await press();
  await answer(waiting);
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/referral-app/thankyou?referral=e-1'),
  );
});

test('a user who has gone to another screen stays there', async () => {
  const { answer, unmount } = await press();
  history.pushState(null, '', '/referral-app/faq');
  unmount();
  await answer(waiting);
  expect(location.pathname).toBe('/referral-app/faq');
});

test('starting over clears the error', async () => {
  const { answer } = await press();
  await answer(refused);
  expect((await screen.findByRole('alert')).textContent).toContain('We do not take this one.');
  fireEvent.click(screen.getByRole('button', { name: /start over/i }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a deadline in the past is refused at its field', async () => {
  submitted.mockClear();
  open({ ...written, neededBy: '2026-01-02' });
  fireEvent.click(screen.getByRole('button', { name: 'Submit Referral' }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Needed By/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('The date is in the past. Choose today or a later day.')).toBeTruthy();
  expect(field.value).toBe('2026-01-02');
  expect(submitted).not.toHaveBeenCalled();
});
