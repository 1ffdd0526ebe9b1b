// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '@/offline/open-database';
import { listOutbox } from '@/offline/outbox-store';
import { theme } from '@/theme/theme';
import { buildClientBooking } from '../../../tests/factories/build-client-booking';
import { FollowUpPage } from './follow-up-page';
import { followUpTexts } from './follow-up-texts';

// The whole form, with the real outbox below it, takes its time on a slow machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const booking = buildClientBooking();

let answerNow: ((answer: object) => void) | undefined;

beforeEach(async () => {
  answerNow = undefined;
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

/** Answers what has to be answered, and presses Submit; the request waits for `answerNow`. */
async function submit() {
  render(
    <ThemeProvider theme={theme}>
      <FollowUpPage
        bookingKey="abcdefghjkmnpqrstvwxyz23"
        booking={booking}
        reopen={vi.fn()}
        loading="Loading"
        unavailable="Not available"
      />
    </ThemeProvider>,
  );
  fireEvent.click(await screen.findByLabelText('City sewer'));
  for (const no of screen.getAllByLabelText('No')) fireEvent.click(no);
  fireEvent.click(screen.getByText('Submit Questionnaire'));
  await waitFor(() => expect(answerNow).toBeDefined());
}

test('what the server has against the answers is told on the form, which has stayed', async () => {
  await submit();
  expect(screen.getByText('Submitting...')).toBeTruthy();
  const fields = { property_year_built: 'This year is still to come.' };
  const details = { code: 'invalid-input', userMessage: 'Please check your answers.', fields };
  answerNow?.({ error: { message: 'refused', details } });
  expect(await screen.findByText('This year is still to come.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(followUpTexts.submitFailed);
});

test('what the server has is thanked for', async () => {
  await submit();
  answerNow?.({ result: { id: 'x', hash: (await listOutbox())[0]?.hash } });
  expect(await screen.findByText(followUpTexts.submitted)).toBeTruthy();
});

test('what can’t be sent now waits, and the page says so', async () => {
  await submit();
  answerNow?.({ error: { message: 'broken', status: 'INTERNAL' } });
  expect(await screen.findByText('Waiting to send')).toBeTruthy();
});
