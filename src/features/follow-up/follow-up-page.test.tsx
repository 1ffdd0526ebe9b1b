// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { closeDatabase } from '@/offline/open-database';
import { listOutbox } from '@/offline/outbox-store';
import { theme } from '@/theme/theme';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { FollowUpPage } from './follow-up-page';
import { followUpTexts } from './follow-up-texts';

// Prevents automatic retries during a test.
vi.mock('@/offline/sender', () => ({ startSender: () => undefined }));

const job = buildClientJob();

let answerNow: ((answer: object) => void) | undefined;
// Each test has its own link, because one that ends before the response leaves its entry locked.
let linkKey: string;

beforeEach(async () => {
  answerNow = undefined;
  linkKey = crypto.randomUUID();
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => (answerNow = (answer) => resolve(Response.json(answer)))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openPage = () =>
  render(
    <ThemeProvider theme={theme}>
      <FollowUpPage
        linkKey={linkKey}
        job={job}
        reopen={vi.fn()}
        loading="Loading"
        unavailable="Not available"
      />
    </ThemeProvider>,
  );

/** Answers the required questions and submits. The request waits for `answerNow`. */
async function submit() {
  const page = openPage();
  fireEvent.click(await screen.findByLabelText('City sewer'));
  for (const no of screen.getAllByLabelText('No')) fireEvent.click(no);
  fireEvent.click(screen.getByText('Submit Questionnaire'));
  await waitFor(() => expect(answerNow).toBeDefined());
  return page;
}

test('errors in the answers are shown on the form, which stays', async () => {
  await submit();
  expect(screen.getByText('Submitting...')).toBeTruthy();
  const fields = { property_year_built: 'This year is still to come.' };
  const details = { code: 'invalid-input', userMessage: 'Please check your answers.', fields };
  answerNow?.({ error: { message: 'refused', details } });
  expect(await screen.findByText('This year is still to come.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(followUpTexts.submitFailed);
});

test('stored answers show the thank-you screen', async () => {
  await submit();
  answerNow?.({ result: { id: 'x', hash: (await listOutbox())[0]?.hash } });
  expect(await screen.findByText(followUpTexts.submitted)).toBeTruthy();
});

test('a server failure is shown on the form, which can be submitted again', async () => {
  await submit();
  answerNow?.({ error: { message: 'broken', status: 'INTERNAL' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(followUpTexts.submitFailed);
  expect(alert.textContent).toContain('Not sent yet.');
  expect(alert.textContent).toContain(phoneOf(factorySettings.contact).display);
  answerNow = undefined;
  fireEvent.click(screen.getByText('Submit Questionnaire'));
  await waitFor(() => expect(screen.getByText('Submitting...')).toBeTruthy());
  // Otherwise the next test would get this request.
  await waitFor(() => expect(answerNow).toBeDefined());
});

const year = () => screen.getByLabelText<HTMLInputElement>(/year was the property built/);

test('an edit not submitted after a failure is there on the next visit and marked as not sent', async () => {
  const { unmount } = await submit();
  answerNow?.({ error: { message: 'broken', status: 'INTERNAL' } });
  await screen.findByRole('alert');
  fireEvent.change(year(), { target: { value: '1962' } });
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () =>
    expect((await listOutbox())[0]?.typed).toMatchObject({ property_year_built: 1962 }),
  );
  unmount();

  openPage();
  expect(await screen.findByText(unsentChanges)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(year().value).toBe('1962');
  expect(screen.getByText(new RegExp(`${unsentChanges} Submit again`))).toBeTruthy();
});

test('an incomplete year is stored as typed', async () => {
  const { unmount } = await submit();
  answerNow?.({ error: { message: 'broken', status: 'INTERNAL' } });
  await screen.findByRole('alert');
  fireEvent.change(year(), { target: { value: '19x' } });
  expect(year().value).toBe('19x');
  unmount();
  await waitFor(async () =>
    expect((await listOutbox())[0]?.typed).toMatchObject({ property_year_built: '19x' }),
  );
});
